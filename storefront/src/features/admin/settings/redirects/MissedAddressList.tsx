import type { MissedAddresses } from "@bon-perroquet/contract"
import { useMissedAddresses, useSaveRedirect } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import type { Column } from "../../../../components/DataTable"
import { formatDay } from "../../../../components/date"
import { toast, useFailureToast } from "../../../../components/toast"
import { useLanguage } from "../../../../i18n"
import { formatCount } from "../../number-formats"
import { ListTable } from "../../lists/ListTable"

type MissedAddressListProps = { onChoose: (address: string) => void }

/** Lists the URLs without a page that visitors opened. */
export function MissedAddressList({ onChoose }: MissedAddressListProps) {
  const { t } = useTranslation("admin")
  const query = useMissedAddresses()
  const columns = useMissedColumns(onChoose)
  const title = t("settings.redirects.missed.title")
  return (
    <section aria-label={title} className="mt-8 flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-prose text-sm text-bark">{t("settings.redirects.missed.intro")}</p>
      <ListTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ address }) => address}
        none={t("settings.redirects.missed.none")}
      />
    </section>
  )
}

function useMissedColumns(onChoose: MissedAddressListProps["onChoose"]): Column<MissedAddresses[number]>[] {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  return [
    {
      label: t("settings.redirects.missed.address"),
      isWide: true,
      cell: ({ address }) => <span className="font-semibold wrap-anywhere">{address}</span>,
    },
    {
      label: t("settings.redirects.missed.count"),
      isFigure: true,
      cell: ({ count }) => formatCount(count, reader),
    },
    {
      label: t("settings.redirects.missed.day"),
      isFigure: true,
      cell: ({ last_day }) => formatDay(last_day, reader),
    },
    {
      label: t("settings.redirects.actions"),
      isNamedOnly: true,
      isWide: true,
      cell: (missed) => <Answer missed={missed} onChoose={onChoose} />,
    },
  ]
}

type AnswerProps = MissedAddressListProps & { missed: MissedAddresses[number] }

function Answer({ missed: { address, suggestion }, onChoose }: AnswerProps) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useSaveRedirect()
  // `mutate` would not call its callbacks, because the row unmounts when the list reloads.
  const accept = (target: string) =>
    mutateAsync({ source: address, target }).then(
      () => toast({ title: t("settings.redirects.saved") }),
      (error: unknown) => sayFailure(error, t("settings.redirects.failed")),
    )
  return (
    <span className="flex flex-wrap gap-2">
      {suggestion && (
        <Button size="sm" pending={isPending} onClick={() => void accept(suggestion)}>
          <span className="wrap-anywhere">
            {t("settings.redirects.missed.redirect", { target: suggestion })}
          </span>
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        aria-label={t("settings.redirects.missed.chooseOf", { address })}
        onClick={() => onChoose(address)}
      >
        {t("settings.redirects.missed.choose")}
      </Button>
    </span>
  )
}
