import type { AdminOrder } from "@bon-perroquet/contract"
import { useLabelService } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { useMay } from "../../guard/use-may"
import { concernedBy } from "./concerned"
import { ManyDialog } from "./ManyDialog"

export function LabelButton({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const isConnected = useLabelService()
  const [isOpen, setOpen] = useState(false)
  const isOffered = isConnected && may("orders:write") && concernedBy("labels", [order]).length > 0
  return (
    <>
      {isOffered && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t("many.labels.one")}
        </Button>
      )}
      {isOpen && <ManyDialog action="labels" orders={[order]} onClose={() => setOpen(false)} />}
    </>
  )
}
