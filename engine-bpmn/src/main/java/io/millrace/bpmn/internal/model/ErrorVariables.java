package io.millrace.bpmn.internal.model;

/**
 * What the event that catches an error keeps of it.
 *
 * @param code the variable that gets its code, or null
 * @param message the variable that gets its message, or null
 * @param scope where the code goes that Flowable's attributes name
 */
public record ErrorVariables(String code, String message, OwnScope scope) {

  /** Nothing is kept. */
  public static final ErrorVariables NONE = new ErrorVariables(null, null, OwnScope.NONE);

  /**
   * The variable of Flowable's attributes, which gets the code.
   *
   * @param name the variable, or null
   * @param isTransient whether it lives in the unit of work only
   * @param isLocal whether it belongs to the token that goes on from the event
   */
  public record OwnScope(String name, boolean isTransient, boolean isLocal) {

    /** There is none. */
    public static final OwnScope NONE = new OwnScope(null, false, false);
  }
}
