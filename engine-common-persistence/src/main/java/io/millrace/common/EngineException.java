package io.millrace.common;

import io.millrace.common.internal.log.PrintableText;
import java.util.Objects;

/**
 * Root of all exceptions that the engines throw on purpose.
 *
 * <p>Each carries a code that stays the same over releases ({@code docs/errors.md} lists them), so
 * that an application can react to a kind of failure without reading the text. The text says what
 * was asked, what stood in the way and what to do. Control characters of texts that it repeats are
 * escaped, so that no caller writes lines into a log.
 */
public class EngineException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The stable code. */
  private final String code;

  /** The message without the code. */
  private final String text;

  /**
   * Creates an exception without a cause.
   *
   * @param code the stable code, such as {@code MR-1001}
   * @param message what was asked, what stood in the way, what to do
   */
  public EngineException(String code, String message) {
    this(code, message, null);
  }

  /**
   * Creates an exception with its cause.
   *
   * @param code the stable code, such as {@code MR-1001}
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public EngineException(String code, String message, Throwable cause) {
    super(code + ": " + PrintableText.of(message), cause);
    this.code = Objects.requireNonNull(code);
    this.text = PrintableText.of(message);
  }

  /**
   * Returns the stable code of this kind of failure.
   *
   * @return a code such as {@code MR-1001}, never null
   */
  public String code() {
    return code;
  }

  /**
   * Returns what the message says, without the code in front of it.
   *
   * @return what was asked, what stood in the way, what to do
   */
  public String text() {
    return text;
  }
}
