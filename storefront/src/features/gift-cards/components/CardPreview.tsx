import type { GiftCardOffer } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import { useMerchant } from "../../../config/merchant"
import { amountCents, type PurchaseValues } from "../purchase-form"
import type { ComponentProps } from "react"

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

/** A macaw's feather, as decoration. */
function Feather(svg: ComponentProps<"svg">) {
  return (
    <svg aria-hidden viewBox="0 0 100 180" fill="none" {...svg}>
      <path
        d="M86 6C44 18 16 58 14 104c-1 18 3 32 9 44 20-8 44-30 56-62 9-24 12-54 7-80Z"
        className="fill-macaw"
      />
      <path d="M23 148c-5-10-9-23-9-38 14 4 30 3 46-5-11 20-26 35-37 43Z" className="fill-seed" />
      <path d="M86 6C62 48 36 100 12 174" strokeWidth="3" strokeLinecap="round" className="stroke-card" />
      <path
        d="M66 42 48 40M58 60l-24 0M49 79l-24 5M66 42l16 6M57 62l22 6M48 82l22 4"
        strokeWidth="1.5"
        strokeLinecap="round"
        className="stroke-card"
        opacity=".6"
      />
    </svg>
  )
}
