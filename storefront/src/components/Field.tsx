import { useId, type ComponentProps, type ReactNode } from "react"
import { classNames, CONTROL } from "./class-names"

type FieldParts = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  optionalLabel?: string | undefined
  className?: string
}

type Described = { id: string; "aria-describedby"?: string; "aria-invalid"?: true }

export function FieldFrame({
  label,
  error,
  hint,
  optionalLabel,
  className,
  children,
}: FieldParts & { children: (described: Described) => ReactNode }) {
  const id = useId()
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optionalLabel && <span className="font-normal text-bark"> ({optionalLabel})</span>}
      </label>
      {children({
        id,
        ...(notes && { "aria-describedby": notes }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-bark">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-macaw">
          {error}
        </p>
      )}
    </div>
  )
}

/** Returns a labelled field of these props. */
const fieldOf =
  <Props extends object>(input: (props: Props & Described & { className: string }) => ReactNode) =>
  ({ label, error, hint, optionalLabel, className, ...props }: FieldParts & Props) => (
    <FieldFrame {...{ label, error, hint, optionalLabel }} {...(className && { className })}>
      {(described) => input({ ...(props as unknown as Props), ...described, className: CONTROL })}
    </FieldFrame>
  )

export const Field = fieldOf((props: ComponentProps<"input">) => <input {...props} />)
export const SelectField = fieldOf((props: ComponentProps<"select">) => <select {...props} />)
export const TextAreaField = fieldOf((props: ComponentProps<"textarea">) => <textarea {...props} />)
