import { perLanguage, TRANSLATED_LANGUAGES } from "@bon-perroquet/contract"
import type { TextsToWrite } from "@bon-perroquet/languages/translations"
import type { SeedTexts } from "./catalogue"

export function inOtherLanguages(
  id: string | undefined,
  { name, description }: { name: SeedTexts; description: SeedTexts },
): TextsToWrite[] {
  if (!id) return []
  return [
    {
      id,
      ...perLanguage(TRANSLATED_LANGUAGES, (language) => ({
        name: name[language],
        description: description[language],
      })),
    },
  ]
}
