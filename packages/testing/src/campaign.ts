const isCampaign = (): boolean => process.env["CAMPAIGNS"] === "whole"

/** Returns the number of rounds: all of `whole` in `npm run campaigns`, the share `part` of them in `npm test`. */
export const repetitions = (whole: number, part = 1 / 10): number =>
  isCampaign() ? whole : Math.ceil(whole * part)

/** Returns the first `count` of several similar cases in `npm test`, and all of them in `npm run campaigns`. */
export const representatives = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isCampaign() ? cases : cases.slice(0, count)

/** Returns every `step`-th of many similar cases in `npm test`, and all of them in `npm run campaigns`. */
export const everyNth = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isCampaign() ? cases : cases.filter((_, index) => index % step === 0)

/**
 * Returns the seed of generated inputs. It is 1 in `npm test`, so that a commit has the same inputs every time. `npm run campaigns`
 * draws another seed, or takes the one in `--seed=N`.
 */
export const inputSeed = (): number => Number(process.env["TEST_SEED"] ?? 1)
