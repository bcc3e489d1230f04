package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A data store is drawn in one pool, and tasks of all pools may point to it. */
class DataStoreOfAnotherPoolTest {

  private static final String STORE =
      "<process id='first' isExecutable='false'><dataStoreReference id='store'/></process>";

  private static String reading(String association) {
    return Parsing.file(
        STORE
            + "<process id='p' isExecutable='true'><startEvent id='s'/><task id='n'>"
            + "<property id='whole' name='__targetRef_placeholder'/>"
            + association
            + "</task>"
            + Parsing.flow("f", "s", "n")
            + "</process>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<dataInputAssociation id='a'><sourceRef>store</sourceRef><targetRef>whole</targetRef></dataInputAssociation>",
        "<dataOutputAssociation id='a'><targetRef>store</targetRef></dataOutputAssociation>"
      })
  void whatIsOnlyDrawnIsReadOver(String association) {
    assertThat(Parsing.codes(reading(association))).isSubsetOf("BPMN-003");
  }

  @Test
  void whatCarriesDataIsRefusedAsForAnyStore() {
    var association =
        "<property id='mine' name='mine'/><dataInputAssociation id='a'><sourceRef>store</sourceRef>"
            + "<targetRef>mine</targetRef></dataInputAssociation>";
    assertThat(Parsing.codes(reading(association))).containsExactly("BPMN-129");
  }
}
