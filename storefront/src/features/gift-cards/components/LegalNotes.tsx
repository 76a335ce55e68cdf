import type { GiftCardOffer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { RichText } from "../../../components/RichText"

/** Facts that the law requires before the purchase. */
export function LegalNotes({ offer: { valid_months } }: { offer: GiftCardOffer }) {
  const { t } = useTranslation("gift-cards")
  return (
    <section aria-labelledby="gift-card-facts" className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 id="gift-card-facts" className="font-sans text-base font-semibold">
        {t("law.title")}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-bark">
        <li>{valid_months === null ? t("law.noEnd") : t("law.months", { count: valid_months })}</li>
        <li>{t("law.vat")}</li>
        <li>
          <RichText text={t("law.withdrawal")} />
        </li>
        <li>{t("law.payment")}</li>
      </ul>
    </section>
  )
}
