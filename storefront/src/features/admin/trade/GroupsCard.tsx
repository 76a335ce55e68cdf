import {
  useCustomerGroups,
  useGroupsOfCustomer,
  useSetGroupsOfCustomer,
} from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"
import { useResultToast } from "../use-result-toast"

/** Groups of an account, which decide about its trade prices. */
export function GroupsCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("shop:write")
  const { data: groups } = useCustomerGroups()
  const { data: own } = useGroupsOfCustomer(customerId)
  const { mutateAsync, isPending } = useSetGroupsOfCustomer(customerId)
  const withToast = useResultToast()
  if (!groups?.length || !own) return null
  const { group_ids, version } = own
  const change = (id: string, isMember: boolean) => {
    const next = isMember ? [...group_ids, id] : group_ids.filter((each) => each !== id)
    const saving = mutateAsync({ group_ids: next, version })
    void withToast(saving, t("trade.groups.saved"), t("trade.form.failed")).catch(() => undefined)
  }
  return (
    <OrderCard title={t("trade.groups.title")}>
      <p className="text-sm text-bark">{t("trade.groups.hint")}</p>
      <div className="flex flex-col">
        {groups.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-leaf"
              checked={group_ids.includes(id)}
              disabled={!mayWrite || isPending}
              onChange={({ target }) => change(id, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </OrderCard>
  )
}
