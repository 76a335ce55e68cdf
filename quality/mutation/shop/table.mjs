/** @param {string} text */
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ")

/** @param {import("./campaign.mjs").Tried[]} results @returns {string} */
export const tableOf = (results) =>
  [
    "| # | about | mutation | file | noticed by | s |",
    "| --: | --- | --- | --- | --- | --: |",
    ...results.map(
      ({ number, area, what, file, noticedBy, seconds }) =>
        `| ${number} | ${area} | ${cell(what)} | \`${file.split("/").slice(-2).join("/")}\` | ${cell(noticedBy ?? "**nothing**")} | ${seconds} |`,
    ),
    "",
  ].join("\n")
