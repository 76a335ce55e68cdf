import { WORKBOOK_TYPE, type ProductImport } from "@bon-perroquet/contract"
import { useCheckImport, useImports } from "@bon-perroquet/shop-react/admin"
import { FileUp } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { PageHead } from "../../../components/PageHead"
import { useLanguage } from "../../../i18n"
import { Panel } from "../../../components/Panel"
import { useFailureToast } from "../../../components/toast"
import { useLoadFailure } from "../use-load-failure"
import { ImportProgress } from "./ImportProgress"
import { importAddress, SCREEN_KINDS, screenKind, type ScreenKind } from "../import-link/kind"
import { Back } from "../subscreen/Subscreen"

const BACK: Record<ScreenKind, string> = {
  products: "/admin/products",
  customers: "/admin/customers",
  newsletter: "/admin/customers",
  orders: "/admin/former-orders",
  promotions: "/admin/promotions",
  reviews: "/admin/reviews",
  trade_prices: "/admin/trade-lists",
  gift_cards: "/admin/gift-cards",
}

export function ImportScreen() {
  const { t } = useTranslation("admin")
  const [search, setSearch] = useSearchParams()
  const id = search.get("id")
  const kind = SCREEN_KINDS.find((each) => each === search.get("kind")) ?? "products"
  const title = t(kind === "products" ? "imports.title" : `imports.${kind}.title`)
  return (
    <div className="page-width flex max-w-4xl flex-col gap-8 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Back to={BACK[kind]} text={t("back")} />
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-prose text-bark">
          {t(kind === "products" ? "imports.text" : `imports.${kind}.text`)}
        </p>
        {kind === "products" && <p className="max-w-prose text-bark">{t("imports.pictures.text")}</p>}
        <FileChoice
          kind={kind}
          onChecked={(next) =>
            setSearch({ id: next, ...(kind !== "products" && { kind }) }, { replace: true })
          }
        />
      </header>
      {id && <ImportProgress key={id} id={id} />}
      <EarlierImports />
    </div>
  )
}

/** Joins the tables of a system that exports products in several files. Each begins with its own headings. */
const joined = (file: File, others: readonly File[]): File =>
  others.length === 0
    ? file
    : new File([file, ...others.flatMap((other) => ["\n", other])], file.name, { type: file.type })

type FileChoiceProps = { kind: ScreenKind; onChecked: (id: string) => void }

function FileChoice({ kind, onChecked }: FileChoiceProps) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useCheckImport()
  const input = useRef<HTMLInputElement>(null)

  async function check(file: File) {
    try {
      onChecked((await mutateAsync({ file, kind })).id)
    } catch (error) {
      sayFailure(error, t("failure.import"))
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={kind === "products"}
        accept={`.csv,.tsv,.txt,text/csv,.xlsx,${WORKBOOK_TYPE},.zip,application/zip`}
        hidden
        onChange={({ target }) => {
          const [file, ...others] = Array.from(target.files ?? [])
          if (file) void check(joined(file, others))
          target.value = ""
        }}
      />
      <Button pending={isPending} className="self-start" onClick={() => input.current?.click()}>
        {!isPending && <FileUp aria-hidden className="size-5" />}
        {t(kind === "products" ? "imports.choose" : `imports.${kind}.choose`)}
      </Button>
    </>
  )
}

function EarlierImports() {
  const { t } = useTranslation("admin")
  const { data, error } = useImports()
  useLoadFailure(error)
  if (!data || data.length === 0) return null
  return (
    <Panel title={t("imports.earlier")}>
      <ul className="flex flex-col gap-2">
        {data.map((each) => (
          <EarlierImport key={each.id} earlier={each} />
        ))}
      </ul>
    </Panel>
  )
}

function EarlierImport({ earlier }: { earlier: ProductImport }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-card px-4 py-2">
      <Link
        to={importAddress(screenKind(earlier.kind), earlier.id)}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
      >
        {earlier.undoes ? t("imports.undo.of", { name: earlier.file_name }) : earlier.file_name}
      </Link>
      <span className="text-sm text-bark">
        {`${formatMoment(earlier.created_at, language)} · ${t(`imports.states.${earlier.state}`)}`}
      </span>
    </li>
  )
}
