package io.millrace.bpmn.internal.form;

import io.millrace.bpmn.internal.model.FormFieldModel;
import io.millrace.bpmn.internal.model.FormFieldModel.Constraint;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Date;

/** Values of form fields that are no texts, and what they have to fulfil. */
final class FieldValues {

  private FieldValues() {}

  /**
   * Returns a value as the type of its field has it.
   *
   * @throws IllegalArgumentException if it is none of the type
   */
  static Object fitting(FormFieldModel field, Object given) {
    var fits =
        switch (field.type()) {
          case LONG -> whole(given) ? ((Number) given).longValue() : null;
          case INTEGER -> whole(given) ? Math.toIntExact(((Number) given).longValue()) : null;
          case DOUBLE -> given instanceof Number number ? number.doubleValue() : null;
          case BOOLEAN -> given instanceof Boolean ? given : null;
          case DATE -> given instanceof Date || given instanceof Instant ? given : null;
          case STRING, ENUM -> null;
        };
    if (fits == null) {
      throw new IllegalArgumentException(given.getClass().getName());
    }
    return fits;
  }

  private static boolean whole(Object given) {
    return given instanceof Long
        || given instanceof Integer
        || given instanceof Short
        || given instanceof Byte;
  }

  /** Tells whether a value fulfils a constraint that is a number. */
  static boolean fulfils(Constraint constraint, Object value) {
    var limit = new BigDecimal(constraint.configuration());
    return switch (constraint.name()) {
      case "min" -> !(value instanceof Number) || number(value).compareTo(limit) >= 0;
      case "max" -> !(value instanceof Number) || number(value).compareTo(limit) <= 0;
      case "minlength" -> !(value instanceof String) || length(value).compareTo(limit) >= 0;
      default -> !(value instanceof String) || length(value).compareTo(limit) <= 0;
    };
  }

  private static BigDecimal number(Object value) {
    return new BigDecimal(value.toString());
  }

  private static BigDecimal length(Object value) {
    return BigDecimal.valueOf(((String) value).length());
  }
}
