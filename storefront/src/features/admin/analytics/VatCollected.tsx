import type { Analytics } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { formatRate, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { Card } from "./Card"

export function VatCollected({ vat }: { vat: Analytics["period"]["vat"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  if (vat.length === 0) {
    return (
      <Card title={t("vat.title")} action={<ToReturns />}>
        <p className="text-bark">{t("vat.none")}</p>
      </Card>
    )
  }
  return (
    <Card title={t("vat.title")} action={<ToReturns />}>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{t("vat.title")}</caption>
        <thead>
          <tr className="border-b border-edge text-sm text-bark">
            <th scope="col" className="py-2 font-semibold">
              {t("vat.rate")}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t("vat.net")}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t("vat.vat")}
            </th>
          </tr>
        </thead>
        <tbody>
          {vat.map(({ rate, net_cents, vat_cents }) => (
            <tr key={rate} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {formatRate(rate, language)}
              </th>
              <td className="py-2 text-right">
                <Price cents={net_cents} />
              </td>
              <td className="py-2 text-right">
                <Price cents={vat_cents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function ToReturns() {
  const { t } = useTranslation("admin")
  return (
    <Link to="/admin/accounting" className="text-sm font-semibold text-leaf underline underline-offset-2">
      {t("vatReport.title")}
    </Link>
  )
}
