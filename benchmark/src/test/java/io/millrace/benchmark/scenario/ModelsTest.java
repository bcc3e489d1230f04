package io.millrace.benchmark.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.engine.Model;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ModelsTest {

  private static final String BPMN = "http://www.omg.org/spec/BPMN/20100524/MODEL";

  static List<Scenario> scenarios() {
    return Stream.concat(Scenarios.all().stream(), Scenarios.more().stream())
        .filter(scenario -> scenario.model().resourceName().endsWith(Model.SUFFIX))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void theProcessHasTheNameOfItsScenario(Scenario scenario) throws Exception {
    assertThat(elements(scenario, "process"))
        .extracting(process -> process.getAttribute("id"))
        .containsExactly(scenario.name());
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void everyFlowJoinsElementsThatAreThere(Scenario scenario) throws Exception {
    Map<String, Element> byId = new TreeMap<>();
    for (Element element : elements(scenario, "*")) {
      if (element.hasAttribute("id")) {
        assertThat(byId.put(element.getAttribute("id"), element)).as("same id twice").isNull();
      }
    }
    for (Element flow : elements(scenario, "sequenceFlow")) {
      Element source = byId.get(flow.getAttribute("sourceRef"));
      Element target = byId.get(flow.getAttribute("targetRef"));
      assertThat(source.getParentNode()).isSameAs(target.getParentNode());
    }
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void everyServiceTaskNamesADelegateOnTheClassPath(Scenario scenario) throws Exception {
    for (Element task : elements(scenario, "serviceTask")) {
      assertThat(Class.forName(task.getAttribute("millrace:class"))).isNotNull();
    }
  }

  @Test
  void aModelThatIsAbsentIsRefused() {
    assertThatThrownBy(() -> Model.besideClass(Scenario.class, "nothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nothing.bpmn20.xml");
  }

  private static List<Element> elements(Scenario scenario, String name) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    NodeList found =
        factory
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(scenario.model().xml())))
            .getElementsByTagNameNS(BPMN, name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }
}
