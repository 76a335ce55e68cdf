const isWhole = (): boolean => process.env["CAMPAIGNS"] === "whole"

/**
 * How often a long campaign goes round: a part of it in `npm test`, a tenth unless another is named, all of it with
 * CAMPAIGNS=whole, as `npm run campaigns` sets it.
 */
export const repetitions = (whole: number, part = 1 / 10): number =>
  isWhole() ? whole : Math.ceil(whole * part)

/**
 * The day whose turn it is, in milliseconds: the day that the run began on (TEST_DAY, by `npm test`), so that a run which passes
 * midnight tries what it listed.
 */
const day = (): number => Date.parse(process.env["TEST_DAY"] ?? new Date().toISOString().slice(0, 10))

/** Today's, such as 20261122: each day tries another part of what could be tried, and the day says which. */
export const seedOfTheDay = (): number =>
  Number(new Date(day()).toISOString().slice(0, 10).replaceAll("-", ""))

/** A file may have its turn every third day (tools/start/test/turns.mjs): on its days it has to meet another thing each time. */
const TURNS_OF_FILES = 3

/** Of things that are alike, today's one in `npm test`, another tomorrow; all of them with CAMPAIGNS=whole. */
export const ofTheDay = <Thing>(things: readonly Thing[]): readonly Thing[] => {
  const days = day() / 86_400_000
  const many = things.length
  const rounds = many % TURNS_OF_FILES === 0 ? Math.floor(days / many) : 0
  const turn = (days + rounds) % many
  return isWhole() ? things : things.slice(turn, turn + 1)
}

/** Of many that are alike, one in so many, beginning with another one each day; all of them with CAMPAIGNS=whole. */
export const oneInSoManyOfTheDay = <Thing>(things: readonly Thing[], parts: number): Thing[] =>
  ofTheDay(Array.from({ length: parts }, (_, turn) => turn)).flatMap((turn) =>
    things.filter((_, index) => index % parts === turn),
  )

/** Every third of them. */
export const thirdOfTheDay = <Thing>(things: readonly Thing[]): Thing[] => oneInSoManyOfTheDay(things, 3)
