package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.variable.ComparableColumn;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariableValuesTest {

  @Test
  void numbersThatATypeOfTheApplicationStoresAreComparedAmongThemselves() {
    // given
    var types = new VariableTypes(List.of(new RomanType()));
    var values = new VariableValues(types);
    // when
    var own = values.comparable("n", 5).compares(Operator.EQUAL);
    var others = values.comparable("n", 5L).compares(Operator.EQUAL);
    // then
    assertThat(own)
        .isEqualTo(all(equal(VariableColumn.TYPE, "integer"), equal(VariableColumn.TEXT, "IIIII")));
    assertThat(others.toString()).contains("long, short").doesNotContain("integer, ");
  }

  /** Takes the place of the built-in type of integers. */
  private record RomanType() implements VariableType {

    @Override
    public String name() {
      return "integer";
    }

    @Override
    public boolean accepts(Object value) {
      return value instanceof Integer;
    }

    @Override
    public StoredValue write(Object value) {
      return StoredValue.ofText("I".repeat((Integer) value));
    }

    @Override
    public Integer read(StoredValue stored) {
      return stored.text().length();
    }

    @Override
    public ComparableColumn comparedIn() {
      return ComparableColumn.TEXT;
    }
  }
}
