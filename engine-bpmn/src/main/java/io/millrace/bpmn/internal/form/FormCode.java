package io.millrace.bpmn.internal.form;

import io.millrace.bpmn.form.FormFieldValidator;
import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormFieldModel.Constraint;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.time.ZoneId;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What expressions and validators of forms are made with.
 *
 * @param expressions parses expressions
 * @param delegates makes validators
 * @param zone the zone of dates whose pattern has none
 */
public record FormCode(Expressions expressions, DelegateInstances delegates, ZoneId zone) {

  /** The name that an expression begins with. */
  private static final Pattern ROOT =
      Pattern.compile(
          "^[$#]\\{\\s*(\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*)\\s*[.}\\[]");

  /** Returns the expression of a field. */
  Expression expression(FormFieldModel field) {
    return expressions.parse(field.binding().expression());
  }

  /** Returns the variables that a field keeps its value in. */
  List<String> variables(FormFieldModel field) {
    var text = field.binding().expression();
    if (text == null) {
      return List.of(field.variable());
    }
    var root = ROOT.matcher(text.strip());
    return root.find() ? List.of(root.group(1)) : List.of();
  }

  /** Evaluates a text of the model; null stays null. */
  public Object evaluate(String text, ExpressionScope scope) {
    return text == null ? null : expressions.parse(text).evaluate(scope);
  }

  /** Returns the validator that a constraint names. */
  FormFieldValidator validator(FormFieldModel field, Constraint constraint, FormScope scope) {
    var text = constraint.configuration();
    var isClass = !text.contains("${") && !text.contains("#{");
    return delegates
        .source(new DelegateName(isClass, text, List.of()), FormFieldValidator.class, field.id())
        .get(scope);
  }

  /**
   * Makes a value of a field's type of what was given.
   *
   * @throws IllegalArgumentException if it is none
   */
  Object read(FormFieldModel field, Object given) {
    if (given == null) {
      return null;
    }
    if (given instanceof String text) {
      var isBlank = field.type() != FormFieldModel.Type.STRING && text.isBlank();
      return isBlank ? null : field.type().read(text, field.format().in(zone));
    }
    return FieldValues.fitting(field, given);
  }

  /** Tells whether the variable of a field has a value, which a default does not replace. */
  boolean isKept(FormFieldModel field, FormScope scope) {
    if (scope.isOfStart()) {
      return false;
    }
    if (field.binding().expression() == null) {
      var kept = scope.resolve(field.variable());
      return kept != null && kept != ExpressionScope.ABSENT;
    }
    try {
      return evaluate(field.binding().expression(), scope) != null;
    } catch (ExpressionException e) { // a part of it is not there
      return false;
    }
  }

  /** Returns the default of a field, or null. */
  Object defaultOf(FormFieldModel field, ExpressionScope scope) {
    return read(field, evaluate(field.binding().defaultValue(), scope));
  }
}
