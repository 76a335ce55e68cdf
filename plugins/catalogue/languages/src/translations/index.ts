import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { ITranslationModuleService, MedusaContainer } from "@medusajs/framework/types"
import { languageOf, type Language } from "@bon-perroquet/contract/sets"
import { setTranslationsWorkflow } from "../workflows"
import {
  FIELDS,
  readTexts,
  writtenTexts,
  type TextsByLanguage,
  type TextsToWrite,
  type Translatable,
} from "../texts/texts"

export type { Texts, TextsByLanguage, TextsToWrite, Translatable } from "../texts/texts"

type Base = { id: string } & Record<string, unknown>

export async function setTranslations(
  container: MedusaContainer,
  entity: Translatable,
  texts: TextsToWrite[],
) {
  await setTranslationsWorkflow(container).run({ input: { entity, texts } })
}

/** Returns texts in every language. Missing ones are in French. */
export const translationsOf = (container: MedusaContainer, entity: Translatable, ids: string[]) =>
  textsOf(container, entity, ids, readTexts)

/** Returns stored texts, "" if missing. */
export const textsAsWritten = (container: MedusaContainer, entity: Translatable, ids: string[]) =>
  textsOf(container, entity, ids, writtenTexts)

async function textsOf(
  container: MedusaContainer,
  entity: Translatable,
  ids: string[],
  read: typeof readTexts,
): Promise<Map<string, TextsByLanguage>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const service = container.resolve<ITranslationModuleService>(Modules.TRANSLATION)
  const [{ data }, translations] = await Promise.all([
    query.graph({
      entity,
      fields: ["id", ...Object.values(FIELDS[entity]).filter((field) => field !== null)],
      filters: { id: ids },
    }),
    service.listTranslations({ reference: entity, reference_id: ids }),
  ])
  const stored = new Map<string, Partial<Record<Language, Record<string, unknown>>>>()
  for (const { reference_id, locale_code, translations: fields } of translations) {
    const language = languageOf(locale_code)
    if (language) stored.set(reference_id, { ...stored.get(reference_id), [language]: fields })
  }
  return new Map(
    (data as Base[]).map((base) => [base.id, read(entity, base, stored.get(base.id) ?? {})] as const),
  )
}
