package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Functions of an application in the expressions of its models. */
class ExpressionFunctionExampleTest {

  public static final class TaxFunctions {

    private TaxFunctions() {}

    public static double net(double gross) {
      return gross / 1.25;
    }
  }

  static final class TaxPlugin implements EnginePlugin {

    @Override
    public String getName() {
      return "tax";
    }

    @Override
    public void configure(EngineExtensions extensions) {
      ExpressionFunction.of("tax", TaxFunctions.class).forEach(extensions::expressionFunction);
    }
  }

  @Test
  void aModelCallsThemByTheirPrefix() {
    var configuration =
        new ProcessEngineConfiguration()
            .setJdbcUrl("jdbc:h2:mem:functions;DB_CLOSE_DELAY=-1")
            .setDatabaseSchemaUpdate("true");
    configuration.addPlugin(new TaxPlugin());
    try (var engine = configuration.buildProcessEngine()) {
      var order =
          process("order")
              .startEvent()
              .serviceTask("work", t -> t.expression("${tax:net(total)}").resultVariable("net"))
              .userTask("wait")
              .endEvent();
      engine
          .getRepositoryService()
          .createDeployment()
          .addBytes(order.resourceName(), order.toBytes())
          .deploy();
      var runtime = engine.getRuntimeService();
      var started = runtime.startProcessInstanceByKey("order", Map.of("total", 100));
      assertThat(runtime.getVariable(started.getId(), "net")).isEqualTo(80.0);
    }
  }
}
