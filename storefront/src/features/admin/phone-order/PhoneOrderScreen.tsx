import { useTranslation } from "react-i18next"
import { PhoneOrderForm } from "./PhoneOrderForm"
import { Subscreen } from "../subscreen/Subscreen"

export function PhoneOrderScreen() {
  const { t } = useTranslation("admin")
  return (
    <Subscreen
      title={t("phoneOrder.title")}
      back={{ to: "/admin/orders", text: t("tabs.orders") }}
      width="max-w-6xl"
      intro={t("phoneOrder.text")}
    >
      <PhoneOrderForm />
    </Subscreen>
  )
}
