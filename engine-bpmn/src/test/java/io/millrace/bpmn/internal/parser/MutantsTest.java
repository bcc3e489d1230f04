package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that was damaged is accepted or refused with typed problems; nothing else comes out. */
class MutantsTest {

  private static final Pattern ATTRIBUTE = Pattern.compile(" [\\w:]+=\"[^\"]*\"");
  private static final Pattern TAG = Pattern.compile("<[^>]*>");
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final byte[] ORIGINAL = original().toBytes();

  @Test
  void theOriginalIsAccepted() {
    assertThat(Parsing.PARSER.parse("original", ORIGINAL).warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void mutantsAreAcceptedOrRefusedWithPlaces(long seed) {
    var random = new Random(seed);
    List<BiFunction<byte[], Random, byte[]>> mutations =
        List.of(
            MutantsTest::flipByte,
            MutantsTest::cutBytes,
            (xml, r) -> cut(ATTRIBUTE, xml, r),
            (xml, r) -> cut(TAG, xml, r),
            (xml, r) -> swap(ATTRIBUTE, xml, r),
            (xml, r) -> swap(TAG, xml, r),
            (xml, r) -> swap(WORD, xml, r));
    for (var i = 0; i < 700; i++) {
      var mutant = mutations.get(i % mutations.size()).apply(ORIGINAL, random);
      check(i % 3 == 0 ? flipByte(mutant, random) : mutant, seed, i);
    }
  }

  private static void check(byte[] mutant, long seed, int number) {
    try {
      Parsing.PARSER.parse("mutant", mutant);
    } catch (DeploymentException e) {
      assertThat(e.problems()).isNotEmpty().allMatch(problem -> problem.line() > 0);
    } catch (RuntimeException e) {
      fail("Mutant " + number + " of seed " + seed + ":\n" + new String(mutant, UTF_8), e);
    }
  }

  private static byte[] flipByte(byte[] xml, Random random) {
    var mutant = xml.clone();
    mutant[random.nextInt(mutant.length)] = (byte) random.nextInt();
    return mutant;
  }

  private static byte[] cutBytes(byte[] xml, Random random) {
    var text = new String(xml, UTF_8);
    var start = random.nextInt(text.length());
    var end = Math.min(text.length(), start + random.nextInt(200));
    return (text.substring(0, start) + text.substring(end)).getBytes(UTF_8);
  }

  private static byte[] cut(Pattern what, byte[] xml, Random random) {
    var text = new String(xml, UTF_8);
    var found = what.matcher(text).results().toList();
    var one = found.get(random.nextInt(found.size()));
    return (text.substring(0, one.start()) + text.substring(one.end())).getBytes(UTF_8);
  }

  private static byte[] swap(Pattern what, byte[] xml, Random random) {
    var text = new String(xml, UTF_8);
    var found = what.matcher(text).results().toList();
    var one = found.get(random.nextInt(found.size()));
    var other = found.get(random.nextInt(found.size()));
    return (text.substring(0, one.start()) + other.group() + text.substring(one.end()))
        .getBytes(UTF_8);
  }

  private static BpmnBuilder original() {
    return process("p")
        .attribute("flowable:candidateStarterUsers", "kermit")
        .startEvent("s", null, n -> n.formKey("f"))
        .choose("choice")
        .when("${x > 1}", b -> b.userTask("a", n -> n.assignee("kermit").dueDate("P1D")))
        .otherwise(b -> b.serviceTask("b", n -> n.expression("${y}").resultVariable("z")))
        .merge("merge")
        .subProcess(
            "sub",
            n -> n.multiInstance(l -> l.sequential().collection("list", "e").until("${done}")),
            s ->
                s.fork(f -> f.task("f1"), f -> f.receiveTask("f2", "m"))
                    .join()
                    .callActivity("call", "other", n -> n.in("a", "b").out("c", "d"))
                    .endEvent("failed", Trigger.error("E1")))
        .boundaryEvent("caught", Trigger.error("E1"), b -> b.endEvent("stop", Trigger.terminate()))
        .nonInterruptingBoundaryEvent("tick", Trigger.timerCycle("R/PT1H"), b -> b.throwEvent("t"))
        .catchEvent("wait", Trigger.signal("go"))
        .serviceTask(
            "c",
            n -> n.delegateExpression("${d}").field("k", "v").asyncBefore().retryCycle("R3/PT1M"))
        .userTask("u", n -> n.taskListener("create", "${l}").executionListener("end", "${m}"));
  }
}
