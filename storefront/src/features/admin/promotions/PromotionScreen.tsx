import { segmentSchema, type AdminPromotion } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import { usePromotion } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { PromotionActions } from "./PromotionActions"
import { PromotionFacts } from "./PromotionFacts"
import { PromotionForm } from "./PromotionForm"
import { STATE_TONES } from "./use-promotion-words"

export function NewPromotionScreen() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const { success, data: segment } = segmentSchema.safeParse(text("segment"))
  return (
    <Frame title={t("promotions.newTitle")}>
      <PromotionForm {...(success && { begin: { segment } })} />
    </Frame>
  )
}

export function PromotionScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data: promotion, error, refetch } = usePromotion(id)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  if (isMissing)
    return (
      <Notice title={t("promotions.unknown")} text={t("promotions.unknownText")}>
        <PageHead title={t("promotions.unknown")} indexed={false} />
        <Button asChild>
          <Link to="/admin/promotions">{t("promotions.back")}</Link>
        </Button>
      </Notice>
    )
  const title = t("promotions.titleOf", { code: promotion?.code ?? "" })
  return (
    <Frame title={title} beside={promotion && <State promotion={promotion} />}>
      {promotion ? (
        <ExistingPromotion promotion={promotion} />
      ) : (
        <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </Frame>
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

function Frame({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("admin")
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/promotions">
          <ArrowLeft aria-hidden className="size-4" />
          {t("promotions.back")}
        </Link>
      </Button>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {beside}
      </header>
      {children}
    </div>
  )
}
