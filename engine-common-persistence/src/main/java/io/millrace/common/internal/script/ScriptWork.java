package io.millrace.common.internal.script;

import io.millrace.common.internal.expression.ScriptExpression;
import io.millrace.common.internal.work.Work;
import io.millrace.common.internal.work.Workplace;

/**
 * Runs a script; what it yields may go into a variable.
 *
 * @param script the script
 * @param resultVariable gets the result; null for none
 * @param isTransient whether that variable is gone when the call ends
 */
public record ScriptWork(ScriptExpression script, String resultVariable, boolean isTransient)
    implements Work {

  /**
   * Makes the work of a script task.
   *
   * @param storesVariables whether variables that the script assigns are set where it runs
   */
  public static ScriptWork of(
      Scripts scripts,
      String language,
      String text,
      boolean storesVariables,
      String resultVariable,
      boolean isTransient) {
    return new ScriptWork(
        scripts.compileDeployed(language, text, storesVariables), resultVariable, isTransient);
  }

  @Override
  public void run(Workplace place) {
    var result = script.evaluate(place.scope());
    if (resultVariable != null) {
      place.set(resultVariable, result, isTransient);
    }
  }
}
