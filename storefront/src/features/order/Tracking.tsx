import type { OrderParcel } from "@bon-perroquet/contract"
import { ExternalLink } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"

type TrackingProps = Pick<OrderParcel, "tracking_number" | "tracking_url">

/** Shows a parcel's tracking number with a link to the carrier's page. */
export function Tracking({ tracking_number, tracking_url }: TrackingProps) {
  const { t } = useTranslation("account")
  return (
    <>
      {tracking_number && (
        <p>
          <span className="block text-sm text-bark">{t("order.tracking")}</span>
          <span className="font-semibold wrap-anywhere">{tracking_number}</span>
        </p>
      )}
      {tracking_url && (
        <Button asChild variant="secondary" className="self-start">
          <a href={tracking_url} target="_blank" rel="noopener noreferrer">
            {t("order.track")}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </Button>
      )}
    </>
  )
}
