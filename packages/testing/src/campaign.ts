/**
 * How often a long campaign goes round: a tenth of it in `npm test`, all of it with CAMPAIGNS=whole, as
 * `npm run campaigns` sets it.
 */
export const rounds = (whole: number): number =>
  process.env["CAMPAIGNS"] === "whole" ? whole : Math.ceil(whole / 10)

/** Today's, such as 20261122: each day tries another part of what could be tried, and the day says which. */
export const seedOfTheDay = (): number => Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""))
