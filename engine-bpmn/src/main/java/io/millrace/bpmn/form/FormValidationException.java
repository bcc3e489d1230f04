package io.millrace.bpmn.form;

import io.millrace.common.EngineException;
import java.util.List;
import java.util.stream.Collectors;

/** A form was filled in wrongly. All that is wrong is told at once; nothing was changed. */
public class FormValidationException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-1010";

  private final transient List<FormValidationError> errors;

  /**
   * Creates the exception from what was found.
   *
   * @param what the form
   * @param errors what is wrong; at least one
   */
  public FormValidationException(String what, List<FormValidationError> errors) {
    super(CODE, what + " was filled in wrongly:" + lines(errors) + "\n  Correct these fields.");
    this.errors = List.copyOf(errors);
  }

  /**
   * Returns all that is wrong.
   *
   * @return in the order of the fields; never empty, unmodifiable
   */
  public List<FormValidationError> errors() {
    return errors;
  }

  private static String lines(List<FormValidationError> errors) {
    return errors.stream().map(error -> "\n  " + error.message()).collect(Collectors.joining());
  }
}
