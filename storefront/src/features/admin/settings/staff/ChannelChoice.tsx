import type { ChannelList, StaffMember } from "@bon-perroquet/contract"
import { useChangeRole } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../../components/class-names"
import { toast, useFailureToast } from "../../../../components/toast"

const ALL = ""
/** Value for several storefronts, which only the API can choose. */
const SEVERAL = ","

type Props = { member: StaffMember; channels: ChannelList }

/** Limits an administrator to one storefront. Owners work for all. */
export function ChannelChoice({ member: { id, email, role, channels: limit }, channels }: Props) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useChangeRole(id)
  if (!role || role === "owner") return t("channels.all")
  const nameOf = (code: string) => channels.find((each) => each.code === code)?.name ?? t("channels.all")
  const choose = (code: string) =>
    mutate(
      { role, channels: code === ALL ? null : [code] },
      {
        onSuccess: () =>
          toast({
            variant: "success",
            title: t("done.role"),
            description: t("channels.isNow", { email, name: nameOf(code) }),
          }),
        onError: (error) => sayFailure(error, t("failure.role")),
      },
    )
  const isSeveral = (limit?.length ?? 0) > 1
  return (
    <select
      aria-label={t("channels.of", { email })}
      aria-busy={isPending}
      disabled={isPending}
      value={isSeveral ? SEVERAL : (limit?.[0] ?? ALL)}
      onChange={({ target }) => choose(target.value)}
      className={`${CONTROL} w-auto! max-w-full`}
    >
      <option value={ALL}>{t("channels.all")}</option>
      {isSeveral && <option value={SEVERAL}>{t("channels.several", { count: limit?.length })}</option>}
      {channels.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
