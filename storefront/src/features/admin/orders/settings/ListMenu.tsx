import { Check, SlidersHorizontal } from "lucide-react"
import { DropdownMenu } from "radix-ui"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { HIDEABLE } from "./list-settings"
import type { Settings } from "./use-list-settings"
import { Dialog } from "../../../../components/Dialog"
import { Field } from "../../../../components/Field"
import { DialogActions } from "../../dialog/DialogActions"

type ListMenuProps = {
  settings: Settings
  query: string
  onOpen: (query: string) => void
}

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 text-sm outline-none select-none data-highlighted:bg-sunken"
const HEAD = "px-3 pt-2 pb-1 text-sm font-semibold text-bark"

export function ListMenu({ settings, query, onOpen }: ListMenuProps) {
  const { t } = useTranslation("admin")
  const [isNaming, setNaming] = useState(false)
  const { views, hidden, keep, drop, toggle } = settings
  const current = views.find((view) => view.query === query)
  return (
    <>
      {/* Not modal, because a modal menu would hide the rest of the page from screen readers. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="secondary" size="sm">
            <SlidersHorizontal aria-hidden className="size-4" />
            {current?.name ?? t("views.menu")}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-50 min-w-64 rounded-card border border-line bg-card p-1.5 shadow-float"
        >
          <DropdownMenu.Label className={HEAD}>{t("views.views")}</DropdownMenu.Label>
          {views.map((view) => (
            <DropdownMenu.Item key={view.name} className={ITEM} onSelect={() => onOpen(view.query)}>
              {view.name}
            </DropdownMenu.Item>
          ))}
          {current ? (
            <DropdownMenu.Item className={ITEM} onSelect={() => drop(current.name)}>
              {t("views.drop", { name: current.name })}
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item className={ITEM} onSelect={() => setNaming(true)}>
              {t("views.keep")}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
          <DropdownMenu.Label className={HEAD}>{t("views.columns")}</DropdownMenu.Label>
          {HIDEABLE.map((column) => (
            <DropdownMenu.CheckboxItem
              key={column}
              className={ITEM}
              checked={!hidden.includes(column)}
              onCheckedChange={() => toggle(column)}
              // Keeps the menu open, so that several columns can be selected.
              onSelect={(event) => event.preventDefault()}
            >
              <span aria-hidden className="size-4">
                {!hidden.includes(column) && <Check className="size-4" />}
              </span>
              {column === "actions" ? t("actions") : t(`orders.${column}`)}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isNaming && (
        <ViewDialog
          onClose={() => setNaming(false)}
          onKeep={(name) => {
            keep(name, query)
            setNaming(false)
          }}
        />
      )}
    </>
  )
}

type ViewDialogProps = { onClose: () => void; onKeep: (name: string) => void }

function ViewDialog({ onClose, onKeep }: ViewDialogProps) {
  const { t } = useTranslation("admin")
  const [name, setName] = useState("")
  const [isMissing, setMissing] = useState(false)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim()) onKeep(name.trim())
    else setMissing(true)
  }
  return (
    <Dialog open onClose={onClose} title={t("views.keepTitle")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("views.name")}
          hint={t("views.hint")}
          error={isMissing ? t("views.missing") : undefined}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
          }}
        />
        <DialogActions onCancel={onClose} action={t("views.keepAction")} />
      </form>
    </Dialog>
  )
}
