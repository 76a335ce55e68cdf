import { cloneElement, isValidElement, type ComponentProps } from "react"
import { Link, type LinkProps } from "react-router"
import { classNames } from "./class-names"
import { Spinner } from "./Spinner"

const VARIANTS = {
  primary: "bg-leaf text-on-leaf hover:bg-leaf-deep",
  secondary: "border border-edge bg-card text-ink hover:bg-sunken",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-macaw text-on-macaw hover:bg-macaw-deep",
} as const

const SIZES = {
  sm: "min-h-11 px-4 text-sm",
  md: "min-h-11 px-5 text-base",
  lg: "min-h-13 px-7 text-lg",
  icon: "size-11 shrink-0",
} as const

export type ButtonProps = ComponentProps<"button"> & {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Shows a spinner and ignores clicks, but stays focusable. */
  pending?: boolean
  asChild?: boolean
}

export function Button({
  variant = "primary",
  size = "md",
  pending = false,
  asChild = false,
  type = "button",
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = classNames(
    "inline-flex touch-target items-center justify-center gap-2 rounded-pill text-center leading-tight font-semibold",
    "no-underline transition-colors duration-150 select-none",
    "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-bark aria-disabled:cursor-progress",
    VARIANTS[variant],
    SIZES[size],
    className,
  )
  if (asChild) {
    if (!isValidElement<{ className?: string }>(children))
      throw new Error("A button with asChild requires exactly one child element")
    return cloneElement(children, { ...rest, className: classNames(looks, children.props.className) })
  }
  return (
    <button
      type={type}
      className={looks}
      disabled={disabled}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  className,
  ...link
}: LinkProps & Pick<ButtonProps, "variant" | "size">) => (
  <Button asChild variant={variant} size={size} className={className}>
    <Link {...link} />
  </Button>
)
