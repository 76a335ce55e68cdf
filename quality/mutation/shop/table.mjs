/** @param {string} text */
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ")

/** @param {import("./campaign.mjs").Tried[]} tried @returns {string} */
export const tableOf = (tried) =>
  [
    "| # | about | mutation | file | noticed by | s |",
    "| --: | --- | --- | --- | --- | --: |",
    ...tried.map(
      ({ number, area, what, file, noticedBy, seconds }) =>
        `| ${number} | ${area} | ${cell(what)} | \`${file.split("/").slice(-2).join("/")}\` | ${cell(noticedBy ?? "**nothing**")} | ${seconds} |`,
    ),
    "",
  ].join("\n")
