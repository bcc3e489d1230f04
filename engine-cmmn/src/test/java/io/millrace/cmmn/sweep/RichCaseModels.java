package io.millrace.cmmn.sweep;

/** Cases that use what an engine can be asked for. */
final class RichCaseModels {

  private static final String START =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
          xmlns:flowable="http://flowable.org/cmmn" targetNamespace="http://acme.example/cases">
      """;

  /** Plans each sort of thing at once, and calls a delivery. */
  static final String ORDER =
      START
          + """
            <case id="order" name="Order goods" flowable:candidateStarterUsers="kermit"
                flowable:candidateStarterGroups="sales">
              <documentation>From the order to the money</documentation>
              <caseFileModel><caseFileItem id="file" name="goods" multiplicity="ZeroOrMore" targetRefs="letter"><children><caseFileItem id="box" name="box" multiplicity="ZeroOrMore"/></children></caseFileItem><caseFileItem id="letter" name="letter" multiplicity="ZeroOrMore"/></caseFileModel>
              <casePlanModel id="plan" flowable:formKey="order-form">
                <planItem id="payItem" definitionRef="pay"/>
                <planItem id="packItem" definitionRef="pack"/>
                <planItem id="deliverItem" definitionRef="deliver"/>
                <planItem id="bookItem" definitionRef="book"/>
                <planItem id="shipItem" definitionRef="ship"/>
                <planItem id="labelItem" definitionRef="label"/>
                <planItem id="doneItem" definitionRef="done"/>
                <planItem id="goneItem" definitionRef="gone">
                  <exitCriterion id="goneExit" sentryRef="afterDone"/>
                </planItem>
                <planItem id="nextItem" definitionRef="next">
                  <entryCriterion id="nextEntry" sentryRef="afterDone"/>
                </planItem>
                <planItem id="againItem" definitionRef="again">
                  <itemControl><repetitionRule/></itemControl>
                  <entryCriterion id="againEntry" sentryRef="afterDone"/>
                </planItem>
                <planItem id="mayItem" definitionRef="may"><itemControl><manualActivationRule/></itemControl></planItem>
                <planItem id="mayNotItem" definitionRef="may"><itemControl><manualActivationRule/></itemControl></planItem>
                <planItem id="reachedItem" definitionRef="reached"/>
                <planItem id="booksItem" definitionRef="books"/>
                <planItem id="lateItem" definitionRef="late"/>
                <planItem id="anyItem" definitionRef="any"/>
                <planItem id="userItem" definitionRef="user"/>
                <planItem id="closingItem" definitionRef="closing"/>
                <planItem id="changedItem" definitionRef="changed"/>
                <planItem id="intentItem" definitionRef="intent"/>
                <planItem id="hiddenItem" definitionRef="hidden"/>
                <planItem id="billItem" definitionRef="bill"/>
                <sentry id="afterDone"><planItemOnPart sourceRef="doneItem"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
                <planningTable id="table"><discretionaryItem id="extra" name="Extra" definitionRef="visit"/></planningTable>
                <humanTask id="pay" name="Pay" flowable:assignee="kermit" flowable:candidateUsers="gonzo"
                    flowable:candidateGroups="sales" flowable:dueDate="2031-05-06T00:00:00Z"
                    flowable:priority="70" flowable:category="money" flowable:formKey="pay-form">
                  <documentation>Pay the goods</documentation>
                </humanTask>
                <humanTask id="pack" name="Pack" flowable:candidateUsers="fozzie" flowable:candidateGroups="sales">
                  <planningTable id="packTable"><discretionaryItem id="bow" name="Bow" definitionRef="visit" authorizedRoleRefs="packer"/></planningTable>
                </humanTask>
                <humanTask id="done" name="Done"/>
                <humanTask id="gone" name="Gone"/>
                <humanTask id="next" name="Next"/><planItem id="leaveItem" definitionRef="leave"/><humanTask id="leave" name="Leave" flowable:asyncLeave="true"/>
                <humanTask id="again" name="Again"/>
                <humanTask id="may" name="May"/>
                <humanTask id="visit" name="Visit"/>
                <caseTask id="deliver" name="Deliver" caseRef="delivery"/>
                <task id="book" name="Book" flowable:type="java" flowable:expression="${true}" flowable:async="true"/>
                <task id="ship" name="Ship" flowable:type="external-worker" flowable:topic="shipping"/>
                <task id="label" name="Label" flowable:type="external-worker" flowable:topic="labels"/>
                <milestone id="reached" name="Reached"/>
                <stage id="books" name="Books"><planItem id="readItem" definitionRef="read"/><planningTable id="booksTable"><discretionaryItem id="lend" name="Lend" definitionRef="read"/></planningTable><humanTask id="read" name="Read"/>
                  <planItem id="inAny" definitionRef="anyOther"/><planItem id="inUser" definitionRef="userOther"/><planItem id="inSignal" definitionRef="signalOther"/><planItem id="inVariable" definitionRef="variableOther"/><planItem id="inIntent" definitionRef="intentOther"/>
                  <eventListener id="anyOther" name="Any" flowable:availableCondition="${number == 1}"/>
                  <userEventListener id="userOther" name="User" flowable:availableCondition="${number == 1}"/>
                  <eventListener id="signalOther" name="Closing" flowable:eventType="signal" flowable:signalRef="closing" flowable:availableCondition="${number == 1}"/>
                  <eventListener id="variableOther" name="Changed" flowable:eventType="variable" flowable:variableName="never" flowable:availableCondition="${number == 1}"/>
                  <eventListener id="intentOther" name="Intent" flowable:eventType="intent" flowable:availableCondition="${number == 1}"/>
                </stage>
                <timerEventListener id="late" name="Late"><timerExpression>P9D</timerExpression></timerEventListener>
                <eventListener id="any" name="Any"/>
                <userEventListener id="user" name="User"/>
                <eventListener id="closing" name="Closing" flowable:eventType="signal" flowable:signalRef="closing"/>
                <eventListener id="changed" name="Changed" flowable:eventType="variable" flowable:variableName="never"/>
                <eventListener id="intent" name="Intent" flowable:eventType="intent"/>
                <eventListener id="hidden" name="Hidden" flowable:availableCondition="${number == 1}"/>
                <eventListener id="bill" name="Bill"><extensionElements><flowable:eventType>billed</flowable:eventType>
                  <flowable:eventCorrelationParameter name="order" value="7"/></extensionElements></eventListener>
              </casePlanModel>
              <caseRoles><role id="packer" name="packer"/></caseRoles>
            </case>
            <cmmndi:CMMNDI xmlns:cmmndi="http://www.omg.org/spec/CMMN/20151109/CMMNDI"><cmmndi:CMMNDiagram id="drawing"/></cmmndi:CMMNDI>
          </definitions>
          """;

  /** Is called by an order. */
  static final String DELIVERY = of("delivery", "carry");

  /** Does nothing but fail. */
  static final String FAILURE =
      START
          + """
            <case id="failure"><casePlanModel id="plan">
              <planItem id="failItem" definitionRef="fail"/><planItem id="falterItem" definitionRef="falter"/>
              <task id="fail" name="Fail" flowable:type="java" flowable:expression="${wrong.go}" flowable:async="true">
                <extensionElements><flowable:failedJobRetryTimeCycle>R1/PT1M</flowable:failedJobRetryTimeCycle></extensionElements>
              </task>
              <task id="falter" name="Falter" flowable:type="java" flowable:expression="${wrong.go}" flowable:async="true" flowable:exclusive="false">
                <extensionElements><flowable:failedJobRetryTimeCycle>R5/P9D</flowable:failedJobRetryTimeCycle></extensionElements>
              </task>
            </casePlanModel></case>
          </definitions>
          """;

  private RichCaseModels() {}

  /** Plans some human tasks. */
  static String of(String key, String... tasks) {
    var items = new StringBuilder();
    var definitions = new StringBuilder();
    for (var task : tasks) {
      items.append("<planItem id=\"%sItem\" definitionRef=\"%s\"/>".formatted(task, task));
      definitions.append("<humanTask id=\"%s\" name=\"%s\"/>".formatted(task, task));
    }
    return START
        + "<case id=\"%s\" name=\"Case %s\"><casePlanModel id=\"plan\">".formatted(key, key)
        + items
        + definitions
        + "</casePlanModel></case></definitions>";
  }
}
