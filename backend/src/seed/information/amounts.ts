import { NUTRIENTS, type Nutrient } from "@bon-perroquet/contract"

/**
 * Per 100 g: kJ, kcal, then grams of fat, saturates, carbohydrate, sugars, protein and salt. Typical values of the
 * kernel.
 */
const OF_100_G: Readonly<Record<string, readonly number[]>> = {
  amandes: [2551, 617, 53, 4, 7, 4.4, 21, 0.01],
  cerneaux: [2850, 691, 67, 6.2, 6.9, 2.6, 15, 0],
  "noix-en-coque": [2850, 691, 67, 6.2, 6.9, 2.6, 15, 0],
  noisettes: [2730, 661, 62, 4.5, 7, 4.3, 15, 0.01],
  "noix-de-cajou": [2430, 586, 46, 8, 27, 6, 18, 0.03],
  "noix-de-pecan": [2950, 716, 72, 6.2, 4.3, 4, 9.2, 0],
  pacanes: [2950, 716, 72, 6.2, 4.3, 4, 9.2, 0],
  pistaches: [2430, 587, 46, 5.6, 18, 7.7, 21, 0.01],
  "noix-du-bresil": [2810, 682, 67, 16, 4.2, 2.3, 14, 0.01],
  "noix-de-macadamia": [3020, 733, 76, 12, 5.2, 4.6, 7.9, 0.01],
  pignons: [2850, 690, 68, 4.9, 9.4, 3.6, 14, 0.01],
  "graines-de-courge": [2400, 579, 49, 8.7, 4.7, 1.4, 30, 0.02],
  papaye: [1250, 296, 0.6, 0.2, 62, 55, 3.5, 0.1],
  piments: [1350, 324, 5.8, 0.8, 41, 41, 11, 0.23],
  ananas: [1270, 301, 0.8, 0.1, 66, 58, 2.1, 0.02],
  "chips-de-banane": [2180, 521, 34, 29, 51, 22, 2.3, 0.02],
  copeaux: [2730, 660, 65, 57, 7.4, 7.4, 6.9, 0.09],
}

/** Returns the nutrition declaration of a product by the start of its handle. */
export function nutritionOf(handle: string): Partial<Record<Nutrient, number>> {
  const [, amounts = []] = Object.entries(OF_100_G).find(([name]) => handle.startsWith(name)) ?? []
  return Object.fromEntries(amounts.map((amount, place) => [NUTRIENTS[place] ?? "", amount]))
}

/** Analytical constituents of feed in per cent. */
export const CONSTITUENTS_OF_FEED = {
  seeds: { crude_protein: 16.5, crude_fat: 32, crude_fibre: 18, crude_ash: 3.2, moisture: 8 },
  nuts: { crude_protein: 18, crude_fat: 46, crude_fibre: 9.5, crude_ash: 2.8, moisture: 6 },
  fruits: { crude_protein: 9.5, crude_fat: 4.2, crude_fibre: 8.4, crude_ash: 2.9, moisture: 12 },
} as const
