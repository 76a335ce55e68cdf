import { detailOf } from "@bon-perroquet/shop-react"
import { X, type LucideIcon } from "lucide-react"
import { useEffect, useId, useState, type ReactNode, type RefObject } from "react"
import { useForm, type Resolver } from "react-hook-form"
import { Button } from "../Button"
import { Field } from "../Field"
import { toast } from "../toast"
import { useTranslation } from "react-i18next"

export type Code = { code: string }

export type Change<Input> = {
  mutate: (input: Input, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }) => void
  isPending: boolean
}

type CodeTexts = { label: string; apply: string; missing: string; failed: string }

type CodeEntryProps = {
  icon: LucideIcon
  /** Text of the button that shows the field. */
  text: string
  texts: CodeTexts
  add: Change<string>
  resolver: Resolver<Code>
  /** The button, which gets the focus when the field disappears. */
  opener: RefObject<HTMLButtonElement | null>
}

/** A button that shows a field for a code. */
export function CodeEntry({ icon: Icon, text, opener, ...field }: CodeEntryProps) {
  const [open, setOpen] = useState(false)
  const fieldId = useId()
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-mx-4 self-start underline underline-offset-4"
        aria-expanded={open}
        aria-controls={fieldId}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden className="size-4" />
        {text}
      </Button>
      <div id={fieldId} hidden={!open}>
        {open && (
          <CodeField
            {...field}
            onApplied={() => {
              setOpen(false)
              opener.current?.focus()
            }}
          />
        )}
      </div>
    </>
  )
}

type CodeFieldProps = Pick<CodeEntryProps, "texts" | "add" | "resolver"> & { onApplied: () => void }

function CodeField({ texts, add: { mutate, isPending }, resolver, onApplied }: CodeFieldProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Code>({
    resolver,
    defaultValues: { code: "" },
  })
  // Focuses the field when the shopper opens it.
  useEffect(() => setFocus("code"), [setFocus])
  const problem = formState.errors.code
  const submit = handleSubmit(({ code }) => {
    if (isPending) return
    mutate(code, {
      onSuccess: onApplied,
      onError: (error) =>
        setError("code", { type: "shop", message: detailOf(error) ?? texts.failed }, { shouldFocus: true }),
    })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <Field
        label={texts.label}
        error={problem && (problem.type === "shop" ? problem.message : texts.missing)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-w-0 flex-1"
        {...register("code")}
      />
      {/* The margin aligns the button with the input, because the input has a label above. */}
      <Button type="submit" variant="secondary" size="sm" pending={isPending} className="mt-[1.625rem]">
        {texts.apply}
      </Button>
    </form>
  )
}

type AppliedProps = {
  children: ReactNode
  /** Label of the button that removes it. Without one, it cannot be removed. */
  removeLabel?: string | undefined
  isPending: boolean
  remove: () => Promise<unknown>
  failed: string
  opener: RefObject<HTMLButtonElement | null>
}

/** A code that the cart uses. */
export function Applied({ children, removeLabel, isPending, remove, failed, opener }: AppliedProps) {
  const { t } = useTranslation("checkout")
  function end() {
    // `mutate` would not call its callbacks, because the line unmounts.
    void remove().then(
      () => {
        // Returns the focus to the button, unless the shopper already types elsewhere.
        if (document.activeElement === document.body) opener.current?.focus()
      },
      (error: unknown) =>
        toast({
          variant: "destructive",
          title: t("failure.title"),
          description: detailOf(error) ?? failed,
        }),
    )
  }
  return (
    <li className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-1">
      <div className="min-w-0 flex-1 py-1.5">{children}</div>
      {removeLabel && (
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2"
          aria-label={removeLabel}
          pending={isPending}
          onClick={end}
        >
          {!isPending && <X aria-hidden className="size-4.5" />}
        </Button>
      )}
    </li>
  )
}
