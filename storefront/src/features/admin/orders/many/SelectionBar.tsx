import { ADMIN_FILES, useLabelService } from "@bon-perroquet/shop-react/admin"
import { Printer } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../../components/Button"
import { useMay } from "../../guard/use-may"
import { FetchFileButton } from "../../lists/FetchFileButton"
import { ChosenBar } from "../../lists/selection/ChosenBar"
import { slipsAddress } from "../../screen-addresses"
import { ACTIONS, concernedBy, withParcel, type Action } from "./concerned"
import { ManyDialog } from "./ManyDialog"
import type { Selection } from "./use-selection"

export function SelectionBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const isConnected = useLabelService()
  const [action, setAction] = useState<Action | null>(null)
  const { chosen: orders, follow, clear } = selection
  const numbers = withParcel(orders).map(({ order_number }) => order_number)
  return (
    <ChosenBar label={t("many.bar")} count={t("many.chosen", { count: orders.length })} onClear={clear}>
      {numbers.length > 0 && (
        <>
          <LinkButton
            to={slipsAddress(numbers)}
            variant="secondary"
            size="sm"
            className="max-sm:w-[calc(50%-0.25rem)]"
          >
            <Printer aria-hidden className="size-4" />
            {t("many.slips", { count: numbers.length })}
          </LinkButton>
          {!isConnected && (
            <FetchFileButton
              file={ADMIN_FILES.labels({ numbers: numbers.join(",") })}
              name="labels.csv"
              text={t("many.csv")}
            />
          )}
        </>
      )}
      {may("orders:write") &&
        ACTIONS.map((each) => {
          const count = concernedBy(each, orders).length
          return (
            count > 0 &&
            (isConnected || each !== "labels") && (
              <Button
                key={each}
                size="sm"
                className="max-sm:w-[calc(50%-0.25rem)]"
                onClick={() => setAction(each)}
              >
                {t(`many.${each}.begin`, { count })}
              </Button>
            )
          )
        })}
      {action && (
        <ManyDialog action={action} orders={orders} onClose={() => setAction(null)} onResults={follow} />
      )}
    </ChosenBar>
  )
}
