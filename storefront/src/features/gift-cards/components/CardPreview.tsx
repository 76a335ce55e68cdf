import type { GiftCardOffer } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import { useMerchant } from "../../../config/merchant"
import { amountCents, type PurchaseValues } from "../purchase-form"
import { Feather } from "./Feather"

/** Shows how the card will look. */
export function CardPreview({ offer }: { offer: GiftCardOffer }) {
  const { t } = useTranslation("gift-cards")
  const { name } = useMerchant()
  const { control } = useFormContext<PurchaseValues>()
  const [amount, other_amount, recipient_name, giver_name, message] = useWatch({
    control,
    name: ["amount", "other_amount", "recipient_name", "giver_name", "message"],
  })
  const cents = amountCents({ amount, other_amount }, offer)
  return (
    <section aria-labelledby="gift-card-preview" className="flex flex-col gap-3">
      <h2 id="gift-card-preview" className="font-sans text-base font-semibold">
        {t("preview.title")}
      </h2>
      <div className="relative flex min-h-48 flex-col overflow-hidden rounded-card border border-line bg-leaf-wash p-5">
        <Feather className="absolute -top-2 -right-3 h-44 w-auto" />
        <p className="max-w-[75%] font-serif text-lg font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm">{t("preview.kind")}</p>
        <p className="mt-auto pt-10 font-serif text-2xl font-semibold">
          {cents === null ? "… €" : <Price cents={cents} />}
        </p>
        <p className="max-w-[75%] text-sm wrap-anywhere">
          {t("preview.for", { name: recipient_name.trim() || "…" })}
          <br />
          {t("preview.from", { name: giver_name.trim() || "…" })}
        </p>
      </div>
      {message.trim() && (
        // The padding of a clamped text would show a part of the next line.
        <div className="rounded-control bg-paper p-4">
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{message.trim()}</p>
        </div>
      )}
    </section>
  )
}
