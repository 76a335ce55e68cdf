import { moment } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, Hold } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { fr } from "./i18n/fr"
import { useTexts } from "./texts"

type Code = keyof typeof fr.holdNote
const isCode = (note: string): note is Code => note in fr.holdNote

/**
 * Returns the text of a hold: the administrator's note, or the translated code if the shop placed the hold.
 */
function useNoteOf(): (hold: Hold) => string | null {
  const { t } = useTexts()
  return ({ note, by }) => (note && by.email === null && isCode(note) ? t(`holdNote.${note}`) : note)
}

export function HoldList({ order }: { order: AdminOrderDetail }) {
  const { t, locale } = useTexts()
  const noteOf = useNoteOf()
  return (
    <div role="status" className="flex flex-col gap-2 bg-ui-tag-orange-bg px-6 py-4">
      {order.holds
        .filter(({ released }) => released === null)
        .map((hold) => (
          <div key={hold.id} className="flex flex-col">
            <Text size="small" weight="plus">
              {t("hold", { reason: t(`holdReason.${hold.reason}`) })}
            </Text>
            {hold.note && <Text size="small">{noteOf(hold)}</Text>}
            <Text size="small" className="text-ui-fg-subtle">
              {t("change", { at: moment(hold.at, locale), by: hold.by.email ?? t("shop") })}
            </Text>
          </div>
        ))}
      <Text size="small">{t("holdHint")}</Text>
    </div>
  )
}
