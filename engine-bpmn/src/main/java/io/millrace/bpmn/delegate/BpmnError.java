package io.millrace.bpmn.delegate;

import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineException;
import io.millrace.common.delegate.ModelledFault;

/**
 * An error that the model foresees: thrown by user code, caught by an error event of the process.
 *
 * <p>The nearest boundary event or event sub-process catches it that names its code or none, in the
 * scopes around the activity, and then in those around the call activity that called the process.
 * If nothing catches it, the call to the engine fails with it and leaves nothing behind.
 */
public class BpmnError extends EngineException implements ModelledFault {

  private static final long serialVersionUID = 1L;

  /** The stable code of an error that nothing caught: {@value}. */
  public static final String CODE = "MR-4004";

  /** What the model knows the error by. */
  private final String errorCode;

  /** What the thrower says about it, or null. */
  private final String errorMessage;

  /**
   * Creates an error.
   *
   * @param errorCode what the model knows the error by: the {@code errorCode} of the {@code error}
   * @throws BadArgumentException if the code is null or empty
   */
  public BpmnError(String errorCode) {
    this(errorCode, null, null);
  }

  /**
   * Creates an error with a message.
   *
   * @param errorCode what the model knows the error by: the {@code errorCode} of the {@code error}
   * @param message what to say about it, or null
   * @throws BadArgumentException if the code is null or empty
   */
  public BpmnError(String errorCode, String message) {
    this(errorCode, message, null);
  }

  /**
   * Creates an error with a message and a cause.
   *
   * @param errorCode what the model knows the error by: the {@code errorCode} of the {@code error}
   * @param message what to say about it, or null
   * @param cause what led to it, or null
   * @throws BadArgumentException if the code is null or empty
   */
  public BpmnError(String errorCode, String message, Throwable cause) {
    super(CODE, text(errorCode, message), cause);
    this.errorCode = errorCode;
    this.errorMessage = message;
  }

  /**
   * Returns what the model knows the error by.
   *
   * @return the code, never null
   */
  public String getErrorCode() {
    return errorCode;
  }

  /**
   * Returns what the thrower said about it.
   *
   * @return the message alone, or null
   */
  public String getErrorMessage() {
    return errorMessage;
  }

  private static String text(String errorCode, String message) {
    if (errorCode == null || errorCode.isEmpty()) {
      throw new BadArgumentException(
          "A BPMN error needs a code, got "
              + (errorCode == null ? "null" : "an empty one")
              + ". Give it the errorCode that the model names.");
    }
    return "BPMN error '" + errorCode + "'" + (message == null ? "" : ": " + message);
  }
}
