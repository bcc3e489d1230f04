package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.InjectedField;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.ResultVariable;
import io.millrace.cmmn.model.ServiceTask;
import java.util.ArrayList;
import java.util.List;

/** Builds a task that calls code, sends a request or an e-mail. Not thread-safe. */
public final class ServiceTaskBuilder extends AbstractTaskBuilder<ServiceTaskBuilder> {

  enum Kind {
    JAVA,
    HTTP,
    MAIL
  }

  private final Kind kind;
  private final List<InjectedField> fields = new ArrayList<>();
  private ImplementationKind implementation;
  private String value;
  private ResultVariable result = ResultVariable.NONE;

  ServiceTaskBuilder(String id, Kind kind) {
    super(id);
    this.kind = kind;
  }

  /**
   * Calls an object of a class.
   *
   * @param className the name of the class
   * @return this
   */
  public ServiceTaskBuilder className(String className) {
    return implementation(ImplementationKind.CLASS, className);
  }

  /**
   * Evaluates an expression.
   *
   * @param expression the expression
   * @return this
   */
  public ServiceTaskBuilder expression(String expression) {
    return implementation(ImplementationKind.EXPRESSION, expression);
  }

  /**
   * Calls the object that an expression yields.
   *
   * @param expression the expression
   * @return this
   */
  public ServiceTaskBuilder delegate(String expression) {
    return implementation(ImplementationKind.DELEGATE_EXPRESSION, expression);
  }

  private ServiceTaskBuilder implementation(ImplementationKind how, String text) {
    implementation = how;
    value = text;
    return this;
  }

  /**
   * Sets a field to a text.
   *
   * @param name the name of the field
   * @param text the text
   * @return this
   */
  public ServiceTaskBuilder field(String name, String text) {
    fields.add(new InjectedField(name, text, false));
    return this;
  }

  /**
   * Sets a field to what an expression yields.
   *
   * @param name the name of the field
   * @param expression the expression
   * @return this
   */
  public ServiceTaskBuilder fieldExpression(String name, String expression) {
    fields.add(new InjectedField(name, expression, true));
    return this;
  }

  /**
   * Keeps the result in a variable.
   *
   * @param variable the name of the variable
   * @return this
   */
  public ServiceTaskBuilder result(String variable) {
    result = new ResultVariable(variable, false);
    return this;
  }

  /**
   * Keeps the result in a variable that is not written to the database.
   *
   * @param variable the name of the variable
   * @return this
   */
  public ServiceTaskBuilder transientResult(String variable) {
    result = new ResultVariable(variable, true);
    return this;
  }

  @Override
  ServiceTaskBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    var info = definitionInfo();
    var code = implementation == null ? null : new Implementation(implementation, value, fields);
    return switch (kind) {
      case JAVA -> new ServiceTask(info, settings(), taskSettings(), code, result);
      case HTTP -> new HttpTask(info, settings(), taskSettings(), fields, code, false);
      case MAIL -> new MailTask(info, settings(), taskSettings(), fields);
    };
  }
}
