import { useTranslation } from "react-i18next"
import { useMerchant } from "../../../config/merchant"

export function ShopReply({ text }: { text: string }) {
  const { t } = useTranslation("reviews")
  const { name: shop } = useMerchant()
  return (
    <div className="ml-4 border-l-2 border-edge pl-4 text-sm">
      <p className="font-semibold">{t("reply", { shop })}</p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  )
}
