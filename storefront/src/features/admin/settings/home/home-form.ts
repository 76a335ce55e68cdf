import {
  heroTextSchema,
  homeSettingsSchema,
  LANGUAGES,
  perLanguage,
  type HeroText,
  type HomeSettings,
  type Language,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { writtenTexts } from "../written-texts"

export type HeroTexts = Record<Language, HeroText>

export const homeFormSchema = z.object({
  texts: z.object(perLanguage(LANGUAGES, () => heroTextSchema)),
  picture: homeSettingsSchema.shape.picture,
  products: z.array(z.object({ id: z.string() })),
})
export type HomeValues = {
  texts: HeroTexts
  picture: string | null
  products: { id: string }[]
}

/** Returns the form's values. Missing texts are filled with the default texts. */
export const valuesOf = ({ texts, picture, products }: HomeSettings, originals: HeroTexts): HomeValues => ({
  texts: perLanguage(LANGUAGES, (language) => texts[language] ?? originals[language]),
  picture,
  products: products.map((id) => ({ id })),
})

export const settingsOf = (values: HomeValues, originals: HeroTexts, stored: HomeSettings): HomeSettings => ({
  texts: writtenTexts(values.texts, originals, stored.texts),
  picture: values.picture,
  products: values.products.map(({ id }) => id),
})
