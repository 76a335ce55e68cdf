import type { CustomerAddress } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { OrderCard, usePostalLines } from "../../order"

export function AddressesCard({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const { t } = useTranslation("admin")
  const linesOf = usePostalLines()
  return (
    <OrderCard title={t("customers.addresses")}>
      {addresses.length === 0 && <p className="text-bark">{t("customers.noAddresses")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {addresses.map((address, index) => {
          const { name, box, phone, is_saved } = address
          const lines = linesOf({ ...address, first_name: name, last_name: "", number: "", apartment: box })
          return (
            <li key={index} className="flex flex-col py-3 first:pt-0 last:pb-0">
              {lines.map((line) => (
                <span key={line} className="wrap-anywhere">
                  {line}
                </span>
              ))}
              {phone && <span>{phone}</span>}
              <span className="text-sm text-bark">
                {t(is_saved ? "customers.addressSaved" : "customers.addressUsed")}
              </span>
            </li>
          )
        })}
      </ul>
    </OrderCard>
  )
}
