import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { StartFailure } from "../../tools/start/failure.mjs"
import { root } from "../../tools/start/paths.mjs"

/**
 * @typedef {(args: string[], env?: NodeJS.ProcessEnv) => Promise<string>} Docker runs a Docker command and
 * returns its output
 */

/**
 * Returns a function that runs Docker commands. `before` is a command prefix, for example for another namespace.
 * @param {string[]} before @param {string} [command] @returns {Docker}
 */
export const dockerOf =
  (before, command = "docker") =>
  (args, env = {}) =>
    new Promise((resolve, reject) => {
      const [program = "", ...rest] = [...before, command, ...args]
      const child = spawn(program, rest, { cwd: root, env: { ...process.env, ...env } })
      let output = ""
      let errors = ""
      child.stdout.on("data", (chunk) => (output += chunk))
      child.stderr.on("data", (chunk) => (errors += chunk))
      child.once("error", reject)
      child.once("close", (code) =>
        code === 0
          ? resolve(output.trim())
          : reject(
              new StartFailure(`${command} ${args.join(" ")} failed:`, `${output}${errors}`.slice(-4000)),
            ),
      )
    })

const secret = () => randomBytes(24).toString("hex")

/**
 * Returns the settings of a test shop. They are stored for later runs.
 * @param {string} folder @param {Record<string, string>} images @returns {Record<string, string>}
 */
export function trialSettings(folder, images) {
  const file = join(folder, "trial.env")
  const settings = { ...fresh(), ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...images }
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 })
  return { ...settings, COMPOSE_ENV_FILES: file }
}

/** @returns {Record<string, string>} */
const fresh = () => ({
  COMPOSE_PROJECT_NAME: "shop-trial",
  COMPOSE_FILE: "docker-compose.yml:deploy/containers/docker-compose.trial.yml",
  ...{ SHOP_HOST: "localhost", SHOP_ADMIN_EMAIL: "admin@shop.example", SHOP_ADMIN_PASSWORD: secret() },
  // The password contains every character that must be encoded in a URL.
  POSTGRES_PASSWORD: `a/b:c?d@e%f-${secret()}`,
  ...{ JWT_SECRET: secret(), COOKIE_SECRET: secret() },
  ...{ STRIPE_API_KEY: "sk_test_emulator", STRIPE_WEBHOOK_SECRET: `whsec_${secret()}` },
  STRIPE_API_BASE: "http://emulator:9100",
  ...{ CHECKOUT_RATE_LIMIT: "1000000", ACCOUNT_ADDRESS_LIMIT: "1000000", CHECKOUT_RECONCILE_SECONDS: "5" },
})
