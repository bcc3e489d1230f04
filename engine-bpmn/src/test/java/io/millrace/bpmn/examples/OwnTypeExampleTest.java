package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import io.millrace.test.database.Database;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Objects of the application's own classes are stored as JSON. */
@EngineTest
class OwnTypeExampleTest {

  /** What is ordered. */
  public record Order(String article, BigDecimal price, List<String> remarks) {}

  /** Stores the objects of one class as JSON, by Jackson. */
  record JacksonType<T>(String name, Class<T> type, ObjectMapper mapper) implements VariableType {

    @Override
    public boolean accepts(Object value) {
      return type.isInstance(value);
    }

    @Override
    public StoredValue write(Object value) {
      try {
        return StoredValue.ofText(mapper.writeValueAsString(value));
      } catch (JsonProcessingException e) {
        throw new UnsupportedVariableTypeException(e.getOriginalMessage(), e);
      }
    }

    @Override
    public T read(StoredValue stored) {
      try {
        return mapper.readValue(stored.fullText(), type);
      } catch (JsonProcessingException e) {
        throw new IllegalStateException("No " + name + ": " + e.getOriginalMessage(), e);
      }
    }

    @Override
    public boolean storesChangesInPlace() {
      return true;
    }
  }

  /** Registers the types of the shop. */
  record ShopTypes(ObjectMapper mapper) implements EnginePlugin {

    @Override
    public String getName() {
      return "shop types";
    }

    @Override
    public void configure(EngineExtensions extensions) {
      extensions.variableType(new JacksonType<>("order", Order.class, mapper));
    }
  }

  private static ProcessEngine engine(DataSource dataSource) {
    return new ProcessEngineConfiguration()
        .setDataSource(dataSource)
        .addPlugin(new ShopTypes(new ObjectMapper()))
        .buildProcessEngine();
  }

  /** Adds a remark. */
  public static final class Checking implements JavaDelegate {

    @Override
    @SuppressWarnings("unchecked") // the list was stored as such
    public void execute(DelegateExecution execution) {
      var remarks = (List<Object>) execution.getVariable("remarks");
      remarks.add("checked");
    }
  }

  @Test
  void aListIsChangedInPlace(TestEngine engine) {
    engine.deploy(process("order").serviceTask("check", Checking.class).userTask("ship"));
    var order = engine.start("order", Map.of("remarks", List.of("gift")));
    assertThat(engine.runtime().getVariable(order.getId(), "remarks"))
        .isEqualTo(List.of("gift", "checked"));
  }

  @Test
  void anOrderIsAVariable(TestEngine engine, Database database) {
    engine.deploy(
        process("order")
            .serviceTask("triple", t -> t.expression("${order.price() * 3}").resultVariable("sum"))
            .userTask("ship"));
    var order = new Order("book", new BigDecimal("0.10"), List.of("gift"));
    try (var dataSource =
            ConnectionPool.open(
                database.url(),
                database.user(),
                database.password(),
                5,
                Patience.forLocks(Duration.ofSeconds(10)));
        var node = engine(dataSource)) {
      var runtime = node.getRuntimeService();
      var instance = runtime.startProcessInstanceByKey("order", Map.of("order", order));
      assertThat(runtime.getVariable(instance.getId(), "order")).isEqualTo(order);
      assertThat(runtime.getVariable(instance.getId(), "sum")).isEqualTo(new BigDecimal("0.30"));
    }
  }
}
