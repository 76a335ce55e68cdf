const isCampaign = (): boolean => process.env["CAMPAIGNS"] === "whole"

/** Returns all rounds in `npm run campaigns`, and the share `part` of them in `npm test`. */
export const repetitions = (whole: number, part = 1 / 10): number =>
  isCampaign() ? whole : Math.ceil(whole * part)

/** Returns the first `count` cases in `npm test`, and all cases in `npm run campaigns`. */
export const representatives = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isCampaign() ? cases : cases.slice(0, count)

/** Returns every `step`-th case in `npm test`, and all cases in `npm run campaigns`. */
export const everyNth = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isCampaign() ? cases : cases.filter((_, index) => index % step === 0)

/**
 * Seed of generated inputs: 1 in `npm test`, for reproducible runs. `npm run campaigns` draws one, or uses
 * `--seed=N`.
 */
export const inputSeed = (): number => Number(process.env["TEST_SEED"] ?? 1)
