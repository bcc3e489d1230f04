package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.CallBinding;
import io.millrace.cmmn.model.CallMappings;
import io.millrace.cmmn.model.CalledDefinition;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.DecisionResult;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.VariableMapping;
import java.util.ArrayList;
import java.util.List;

/** Builds a task that calls a process, case or decision. Not thread-safe. */
public final class CallTaskBuilder extends AbstractTaskBuilder<CallTaskBuilder> {

  enum Kind {
    PROCESS,
    CASE,
    DECISION
  }

  private final Kind kind;
  private final String key;
  private final List<VariableMapping> ins = new ArrayList<>();
  private final List<VariableMapping> outs = new ArrayList<>();
  private CallBinding binding = CallBinding.LATEST;
  private String version;
  private String businessKey;
  private boolean inheritBusinessKey;
  private String idVariable;
  private String resultVariable;
  private boolean throwErrorOnNoHits;

  CallTaskBuilder(String id, Kind kind, String key) {
    super(id);
    this.kind = kind;
    this.key = key;
  }

  /**
   * Calls the version that was deployed together with the case.
   *
   * @return this
   */
  public CallTaskBuilder sameDeployment() {
    binding = CallBinding.DEPLOYMENT;
    return this;
  }

  /**
   * Calls a certain version.
   *
   * @param number its number
   * @return this
   */
  public CallTaskBuilder version(int number) {
    binding = CallBinding.VERSION;
    version = String.valueOf(number);
    return this;
  }

  /**
   * Sets the business key of the called instance.
   *
   * @param text a text or an expression
   * @return this
   */
  public CallTaskBuilder businessKey(String text) {
    businessKey = text;
    return this;
  }

  /**
   * Gives the called instance the business key of the case.
   *
   * @return this
   */
  public CallTaskBuilder inheritBusinessKey() {
    inheritBusinessKey = true;
    return this;
  }

  /**
   * Keeps the id of the called instance in a variable.
   *
   * @param variable the name of the variable, or an expression that gives it
   * @return this
   */
  public CallTaskBuilder idVariable(String variable) {
    idVariable = variable;
    return this;
  }

  /**
   * Gives a variable to the called instance.
   *
   * @param source the name of the variable here
   * @param target its name there
   * @return this
   */
  public CallTaskBuilder in(String source, String target) {
    ins.add(new VariableMapping(false, source, null, target, null, false, false));
    return this;
  }

  /**
   * Gives what an expression yields to the called instance.
   *
   * @param expression the expression
   * @param target the name of the variable there
   * @return this
   */
  public CallTaskBuilder inExpression(String expression, String target) {
    ins.add(new VariableMapping(false, null, expression, target, null, false, false));
    return this;
  }

  /**
   * Takes a variable from the called instance.
   *
   * @param source the name of the variable there
   * @param target its name here
   * @return this
   */
  public CallTaskBuilder out(String source, String target) {
    outs.add(new VariableMapping(false, source, null, target, null, false, false));
    return this;
  }

  /**
   * Takes what an expression yields in the called instance.
   *
   * @param expression the expression
   * @param target the name of the variable here
   * @return this
   */
  public CallTaskBuilder outExpression(String expression, String target) {
    outs.add(new VariableMapping(false, null, expression, target, null, false, false));
    return this;
  }

  /**
   * Copies all variables both ways.
   *
   * @return this
   */
  public CallTaskBuilder allVariables() {
    ins.add(new VariableMapping(true, null, null, null, null, false, false));
    outs.add(new VariableMapping(true, null, null, null, null, false, false));
    return this;
  }

  /**
   * Keeps the result of a decision in a variable.
   *
   * @param variable the name of the variable
   * @return this
   */
  public CallTaskBuilder result(String variable) {
    resultVariable = variable;
    return this;
  }

  /**
   * Makes a decision without a result an error.
   *
   * @return this
   */
  public CallTaskBuilder throwErrorOnNoHits() {
    throwErrorOnNoHits = true;
    return this;
  }

  @Override
  CallTaskBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    var info = definitionInfo();
    var isExpression = key.contains("${") || key.contains("#{");
    var called =
        new CalledDefinition(
            isExpression ? null : key, isExpression ? key : null, binding, version, null, false);
    var mappings =
        new CallMappings(businessKey, inheritBusinessKey, idVariable, ins, outs, List.of());
    return switch (kind) {
      case PROCESS -> new ProcessTask(info, settings(), taskSettings(), called, mappings);
      case CASE -> new CaseTask(info, settings(), taskSettings(), called, mappings);
      case DECISION ->
          new DecisionTask(
              info,
              settings(),
              taskSettings(),
              called,
              mappings,
              new DecisionResult(resultVariable, null, throwErrorOnNoHits),
              List.of());
    };
  }
}
