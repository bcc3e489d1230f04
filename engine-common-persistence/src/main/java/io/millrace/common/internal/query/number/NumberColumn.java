package io.millrace.common.internal.query.number;

import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/**
 * What the text of a number tells that a {@code double} cannot hold, calculated by the database.
 *
 * <p>A number is kept as {@code BigDecimal.toString()} spells it: {@code -12.50}, {@code 1.25E+30}.
 * The same value may have more zeros at its end and fewer digits before its exponent, but of two
 * positive numbers the greater one has the greater exponent or, with the same exponent, digits that
 * come later in the order of texts. {@link NumberDigits} does the same in Java.
 */
enum NumberColumn implements QueryColumn {
  /** Its exponent, or without one the number of digits before the point, less one. */
  EXPONENT(ColumnKind.REF) {
    @Override
    public String in(String alias, Dialect dialect) {
      var text = text(alias, dialect);
      return "(case when "
          + text
          + " like '%E%' then cast(substring("
          + text
          + ", position('E' in "
          + text
          + ") + 1) as decimal(20, 0)) else position('.' in concat(trim(leading '-' from "
          + text
          + "), '.')) - 2 end)";
    }
  },

  /** Its sign and digits, without point, exponent and zeros at the end; empty for zero. */
  DIGITS(ColumnKind.TEXT) {
    @Override
    public String in(String alias, Dialect dialect) {
      var text = text(alias, dialect);
      return dialect.exactly(
          "trim(trailing '0' from replace(substring("
              + text
              + ", 1, position('E' in concat("
              + text
              + ", 'E')) - 1), '.', ''))");
    }
  };

  private final ColumnKind kind;

  NumberColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }

  /**
   * Returns the text of a number, from whichever column holds it. Other rows have none: a database
   * may calculate this before it looks at the type, and their texts and bytes are no numbers.
   */
  private static String text(String alias, Dialect dialect) {
    return "(case when "
        + alias
        + ".TYPE_ in ('bigdecimal', 'biginteger') then coalesce("
        + dialect.characters(alias + ".TEXT_")
        + ", "
        + dialect.text(alias + ".BYTES_")
        + ") end)";
  }
}
