import { segmentSchema, type AdminPromotion } from "@bon-perroquet/contract"
import { usePromotion } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { Badge } from "../../../components/Badge"
import { useMay } from "../guard/use-may"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useAddress } from "../use-address"
import { PromotionActions } from "./PromotionActions"
import { PromotionForm } from "./PromotionForm"
import { STATE_TONES, usePromotionWords } from "./use-promotion-words"
import { RecordScreen, Subscreen } from "../subscreen/Subscreen"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

export function NewPromotionScreen() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const { success, data: segment } = segmentSchema.safeParse(text("segment"))
  return (
    <Subscreen
      title={t("promotions.newTitle")}
      back={{ to: "/admin/promotions", text: t("promotions.back") }}
      width="max-w-4xl"
    >
      <PromotionForm {...(success && { begin: { segment } })} />
    </Subscreen>
  )
}

export function PromotionScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const query = usePromotion(id)
  const promotion = query.data
  return (
    <RecordScreen
      title={t("promotions.titleOf", { code: promotion?.code ?? "" })}
      back={{ to: "/admin/promotions", text: t("promotions.back") }}
      width="max-w-4xl"
      beside={promotion && <State promotion={promotion} />}
      unknown={{ title: t("promotions.unknown"), text: t("promotions.unknownText") }}
      query={query}
    >
      {(found) => <ExistingPromotion promotion={found} />}
    </RecordScreen>
  )
}

function ExistingPromotion({ promotion }: { promotion: AdminPromotion }) {
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("products:write")
  const [saved, setSaved] = useState(0)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <OpenInMedusa path={`/promotions/${promotion.id}`} />
        {mayWrite && <PromotionActions promotion={promotion} />}
      </div>
      <PromotionFacts promotion={promotion} />
      {promotion.form && mayWrite && (
        <PromotionForm key={saved} promotion={promotion} onSaved={() => setSaved(saved + 1)} />
      )}
      {!promotion.form && (
        <section className="rounded-card border border-line bg-card p-4 sm:p-6">
          <h2 className="text-lg">{t("promotions.foreign.title")}</h2>
          <p className="mt-1 text-bark">{t("promotions.foreign.text")}</p>
        </section>
      )}
    </>
  )
}

function State({ promotion: { state } }: { promotion: AdminPromotion }) {
  const { t } = useTranslation("admin")
  return <Badge tone={STATE_TONES[state]}>{t(`promotions.states.${state}`)}</Badge>
}

function PromotionFacts({ promotion }: { promotion: AdminPromotion }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { what, from, period } = usePromotionWords()
  const { form, is_automatic, uses, discount_cents } = promotion
  const used = formatCount(uses, language)
  const facts: [name: string, text: string][] = [
    [t("promotions.kind"), t(`promotions.kinds.${is_automatic ? "automatic" : "code"}`)],
    [
      t("promotions.what"),
      form ? [what(form), from(form)].filter(Boolean).join(" · ") : t("promotions.more"),
    ],
    [t("promotions.period"), period(promotion)],
    [
      t("promotions.uses"),
      discount_cents > 0
        ? `${used} · ${t("promotions.takenOff", { amount: formatCents(discount_cents, language) })}`
        : used,
    ],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-card bg-sunken p-4 sm:grid-cols-2 sm:p-5">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-sm text-bark">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
