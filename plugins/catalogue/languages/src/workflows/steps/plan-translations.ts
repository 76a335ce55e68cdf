import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ITranslationModuleService } from "@medusajs/framework/types"
import { LOCALE_OF, TRANSLATED_LANGUAGES } from "@bon-perroquet/contract/sets"
import { mergeTexts } from "../../texts/texts"
import type { TextsToWrite, Translatable } from "../../texts/texts"

export type SetTranslationsInput = { entity: Translatable; texts: TextsToWrite[] }

/** Determines new and changed translations. It only reads, so it has no compensation. */
export const planTranslationsStep = createStep(
  "plan-translations",
  async ({ entity, texts }: SetTranslationsInput, { container }) => {
    const service = container.resolve<ITranslationModuleService>(Modules.TRANSLATION)
    const stored = await service.listTranslations({
      reference: entity,
      reference_id: texts.map(({ id }) => id),
    })
    const storedBy = new Map(stored.map((each) => [`${each.reference_id} ${each.locale_code}`, each]))
    const plan = texts.flatMap((each) =>
      TRANSLATED_LANGUAGES.flatMap((language) => {
        const written = each[language]
        if (!written) return []
        const locale_code = LOCALE_OF[language]
        const row = storedBy.get(`${each.id} ${locale_code}`)
        const translations = mergeTexts(entity, row?.translations, written)
        return [{ id: row?.id, reference: entity, reference_id: each.id, locale_code, translations }]
      }),
    )
    return new StepResponse({
      create: plan.filter(({ id }) => !id).map(({ id: _id, ...translation }) => translation),
      update: plan.flatMap(({ id, translations }) => (id ? [{ id, translations }] : [])),
    })
  },
)
