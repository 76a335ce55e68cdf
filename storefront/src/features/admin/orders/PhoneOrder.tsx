import { useToday } from "@bon-perroquet/shop-react/admin"
import { ExternalLink, Phone } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { useMay } from "../guard/use-may"

const STEPS = ["draft", "send", "back"] as const

/** The way to an order for somebody on the telephone: a draft of Medusa Admin that is paid by a link. */
export function PhoneOrder() {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { data: today } = useToday()
  const [isOpen, setOpen] = useState(false)
  if (!may("orders:write") || !today) return null
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Phone aria-hidden className="size-4" />
        {t("phoneOrder.begin")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("phoneOrder.begin")}>
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          {STEPS.map((step) => (
            <li key={step}>{t(`phoneOrder.${step}`)}</li>
          ))}
        </ol>
        <Button asChild className="self-end">
          <a
            href={`${today.medusa_admin_url}/draft-orders/create`}
            target="_blank"
            rel="noopener"
            title={t("frame.inMedusaAdmin")}
          >
            <ExternalLink aria-hidden className="size-4" />
            {t("phoneOrder.open")}
          </a>
        </Button>
      </Dialog>
    </>
  )
}
