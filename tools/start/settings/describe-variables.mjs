// Writes docs/configuration.md and .env.example from the list of variables.
// usage: node tools/start/settings/describe-variables.mjs [--check]   (--check fails if a file is out of date)
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { formatted } from "../../format.mjs"
import { root } from "../paths.mjs"
import { GROUPS } from "./variables/index.mjs"

/** @typedef {import("./variables/index.mjs").Group} Group */
/** @typedef {import("./variables/index.mjs").Variable} Variable */

const WHERE = { start: "Not with Docker Compose.", compose: "Docker Compose only." }

/** Returns a variable's row in the table of docs/configuration.md. @param {Variable} variable */
function row({ name, meaning, default: value = "", example, secret, only }) {
  const text = [meaning, only && WHERE[only], secret && `Or \`${name}_FILE\`.`].filter(Boolean).join(" ")
  return `| \`${name}\` | ${text} | ${value} | ${example && `\`${example}\``} |`
}

/** @param {Group} group */
const section = ({ title, note, variables }) => `## ${title}

${note ? `${note}\n\n` : ""}| variable | meaning | default | example |
| --- | --- | --- | --- |
${variables.map(row).join("\n")}
`

const configuration = () => `# Configuration

<!-- Written by tools/start/settings/describe-variables.mjs from tools/start/settings/variables. -->

You configure the shop with environment variables. Each one has a default that works with \`npm start\`, so you only set what you want to change. For Docker Compose,
copy \`.env.example\` to \`.env\` and fill in the first group. An empty value counts as unset.

You can keep a secret in a file. For example, \`JWT_SECRET_FILE=/run/secrets/jwt\` reads \`JWT_SECRET\` from that file. This works in
containers and in every program that is started with \`tools/start/settings/read-settings.mjs\`.

Business settings, such as opening days, texts, countries and VAT rates, are not environment variables. You change them in the
dashboard under \`/admin/settings\`. [merchant.json](../merchant.json) contains their initial values.

${GROUPS.map(section).join("\n")}`

/** Removes Markdown from a text, because .env.example is plain text. @param {string} text */
const plain = (text) => text.replace(/\[([^\]]*)\]\(([^)]*)\)/g, "$1 (docs/$2)").replaceAll("`", "")

/** Returns a variable's lines in .env.example. @param {Variable} variable */
function lines({ name, meaning, default: value, example, secret, required, only }) {
  const comment = `# ${plain(meaning)}${value ? ` Default: ${plain(value)}.` : ""}`
  const setting = `${required ? "" : "#"}${name}=${example}`
  return [comment, ...(only === "start" ? [] : [setting]), ...(secret ? [`#${name}_FILE=`] : [])].join("\n")
}

const environment =
  () => `# Settings for docker-compose.yml: cp .env.example .env && chmod 600 .env, then fill in the first group.
# Written by tools/start/settings/describe-variables.mjs. docs/configuration.md has the same list as a table.

${GROUPS.map(({ title, note, variables }) => {
  const compose = variables.filter(({ only, secret }) => only !== "start" || secret)
  const heading = [`## ${title}`, ...(note ? [`## ${plain(note)}`] : [])].join("\n")
  return [heading, ...compose.map(lines)].join("\n")
}).join("\n\n")}
`

const FILES = { "docs/configuration.md": configuration(), ".env.example": environment() }
const isCheck = process.argv.includes("--check")
for (const [file, text] of Object.entries(FILES)) {
  const path = join(root, file)
  const requested = file.endsWith(".md") ? await formatted(path, text) : text
  if (!isCheck) writeFileSync(path, requested)
  else if (readFileSync(path, "utf8") !== requested) {
    process.stderr.write(`${file} is out of date. Run node tools/start/settings/describe-variables.mjs\n`)
    process.exitCode = 1
  }
}
