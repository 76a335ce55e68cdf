import type { Setup } from "@bon-perroquet/contract/setup"
import {
  useSaveSetting,
  useSetting,
  useSetup,
  useDeleteProducts,
  type KeptSetting,
} from "@bon-perroquet/shop-react/admin"
import { ChevronRight, Circle, CircleCheck, Rocket } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Disclosure } from "../Disclosure"
import { useResultToast } from "../use-result-toast"
import { ConfirmedButton } from "../../../components/Dialog"

/** Checklist of a new shop, until all steps are done or it is hidden. */
export function SetupCard() {
  const { data: setting } = useSetting("opening")
  return setting?.value.has_checklist ? <Checklist setting={setting} /> : null
}

function Checklist({ setting }: { setting: KeptSetting<"opening"> }) {
  const { t } = useTranslation("admin")
  const { data } = useSetup()
  if (!data) return null
  const { steps, demo_products } = data
  const done = steps.filter(({ state }) => state === "done").length
  if (done === steps.length) return null
  return (
    <Disclosure
      title={t("setup.progress", { done, total: steps.length })}
      icon={Rocket}
      className="border-line bg-card"
      isOpen={!setting.value.is_open}
    >
      <ol aria-label={t("setup.title")} className="flex flex-col divide-y divide-line">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 border-t border-line py-3">
        <OpeningButtons setting={setting} />
        {demo_products.length > 0 && <RemoveDemo ids={demo_products} />}
      </div>
    </Disclosure>
  )
}

function StepLine({ step: { name, state, problem, path } }: { step: Setup["steps"][number] }) {
  const { t } = useTranslation("admin")
  const title = t(`setup.steps.${name}`)
  const Icon = state === "done" ? CircleCheck : Circle
  return (
    <li className="relative flex min-h-11 items-center gap-3 py-1 hover:bg-sunken">
      <Icon
        aria-hidden
        className={state === "done" ? "size-5 shrink-0 text-leaf" : "size-5 shrink-0 text-bark"}
      />
      <span className="flex min-w-0 flex-1 flex-col py-1">
        <span className="font-semibold">
          {title}
          <span className="sr-only">{` · ${t(`setup.states.${state}`)}`}</span>
        </span>
        {problem && <span className="text-sm text-bark">{t(`setup.problems.${problem}`)}</span>}
      </span>
      {path && (
        // The whole line is the link.
        <Link
          to={path}
          aria-label={t("setup.go", { step: title })}
          className="p-2 outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-seed"
        >
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </li>
  )
}

function OpeningButtons({ setting: { value, version } }: { setting: KeptSetting<"opening"> }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSaveSetting("opening")
  const open = () =>
    withToast(
      mutateAsync({ value: { ...value, is_open: true }, version }),
      t("setup.opened"),
      t("setup.openFailed"),
    )
  const hide = () =>
    withToast(
      mutateAsync({ value: { ...value, has_checklist: false }, version }),
      t("setup.hidden"),
      t("setup.hideFailed"),
      { detail: t("setup.hiddenText") },
    )
  const act = (action: () => Promise<void>) => void action().catch(() => undefined)
  return (
    <>
      {!value.is_open && (
        <Button size="sm" pending={isPending} onClick={() => act(open)}>
          {t("setup.open")}
        </Button>
      )}
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => act(hide)}>
        {t("setup.hide")}
      </Button>
    </>
  )
}

/** Deletes the products of the demo catalogue, except those in open orders. */
function RemoveDemo({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useDeleteProducts()
  const withToast = useResultToast()
  const remove = () =>
    void withToast(mutateAsync(ids), t("setup.demo.done"), t("setup.demo.failed")).catch(() => undefined)
  return (
    <ConfirmedButton
      variant="secondary"
      size="sm"
      pending={isPending}
      question={{
        title: t("setup.demo.title"),
        text: t("setup.demo.text"),
        action: t("setup.demo.confirm"),
        cancel: t("setup.demo.keep"),
      }}
      onConfirm={remove}
    >
      {t("setup.demo.action", { count: ids.length })}
    </ConfirmedButton>
  )
}
