const isCampaign = (): boolean => process.env["CAMPAIGNS"] === "whole"

/** All rounds in `npm run campaigns`, the share `part` in `npm test`. */
export const repetitions = (whole: number, part = 1 / 10): number =>
  isCampaign() ? whole : Math.ceil(whole * part)

/** The first `count` cases in `npm test`, all in `npm run campaigns`. */
export const representatives = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isCampaign() ? cases : cases.slice(0, count)

/** Every `step`-th case in `npm test`, all in `npm run campaigns`. */
export const everyNth = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isCampaign() ? cases : cases.filter((_, index) => index % step === 0)

/**
 * Seed of generated inputs: 1 in `npm test`, for reproducible runs. `npm run campaigns` draws one, or uses
 * `--seed=N`.
 */
export const inputSeed = (): number => Number(process.env["TEST_SEED"] ?? 1)
